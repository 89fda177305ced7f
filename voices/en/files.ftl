# The list of files that can be opened.

files = { $what ->
    [top] There is no folder above this one
    [no-completion] Nothing matches
    [no-path] What was pasted is no path
    [path] Tab completes the path, Enter takes it, Escape cancels
    [text] Enter takes the line, Escape cancels
    [saving] Up and down arrow walk, a letter jumps, Enter on the first row saves, left arrow goes to the folder above, slash types a path, Escape closes
   *[keys] Up and down arrow walk, a letter jumps, Enter opens, left arrow goes to the folder above, slash types a path, Escape closes
  }
files-in = { $name }
files-row = { $kind ->
    [recent] { $name }, recent
    [folder] Folder { $name }
    [above] Folder above: { $name }
    [here] Save here: { $name }
   *[file] { $name }
  }
files-none = Nothing here
files-no-name = No name begins with { $letter }
files-fit = Matching: { $text }
files-unreadable = The folder { $name } cannot be read: { $detail }
