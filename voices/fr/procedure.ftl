# Leçons : la procédure d'une partie au toucher.

procedure-began = La procédure de l'annexe pour aveugles, { $edition }. Leçons : { $count }. L'arbitre est patient : rien ne coûte du temps ni la partie. F1 aide à chaque pas
procedure-lesson = Leçon { $number } : { $lesson ->
    [move] un coup
    [capture] une prise
    [castling-short] petit roque
    [castling-long] grand roque
    [promotion] promotion
    [order] l'ordre des gestes
    [reply] le coup de l'adversaire
    [reply-capture] l'adversaire prend
    [reply-castling] l'adversaire roque
    [misheard] une répétition fausse
    [misspoken] un lapsus
    [passing] prise en passant
    [check] un échec
    [mate] échec et mat
    [touched] pièce touchée
    [adjust] adouber
    [illegal] un coup illégal
    [offer] proposer la nulle
    [decline] refuser la nulle
    [claim] réclamer la répétition
   *[claim-ahead] réclamer avec un coup
  }
procedure-alone = sans aide
procedure-make = { WORD($piece) } { $from } en { $to }
procedure-castle = { $way ->
    [short] Petit roque
   *[long] Grand roque
  }
procedure-becomes = il devient : { WORD($piece) }
procedure-task = { $task ->
    [early] Exprès : appuyez sur la pendule avant l'annonce
    [misspoken] Exprès : annoncez un autre coup que celui de l'échiquier
    [illegal] Exprès : un coup illégal. Achevez-le et écoutez l'arbitre
    [go-on] Continuez
    [touch] Exprès : sortez une pièce de son trou et remettez-la
    [instead] Exprès : essayez maintenant d'achever un autre coup
    [adjust] Adoubez une pièce : dites-le, sortez-la, remettez-la
    [reply] Répétez à voix haute le coup adverse et jouez-le sur votre échiquier. L'adversaire annonce :
    [misheard] Jouez le coup et écoutez comment l'adversaire le répète
    [offer] Jouez le coup et proposez la nulle au bon moment
    [decline] L'adversaire propose la nulle. Refusez
    [claim] Cette position apparaît pour la troisième fois. Réclamez la nulle
   *[claim-ahead] Votre coup donnerait la position pour la troisième fois. Réclamez la nulle avec lui
  }
procedure-take = Sortez de son trou : { WORD($piece) } { $square }
procedure-at = { $step ->
    [take-off] Enlevez la pièce prise de { $square }
   *[put] Mettez-la en { $square }
  }
procedure-choose = Dites ce qu'il devient : { WORD($piece) }
procedure-step = { $step ->
    [adjust] Dites que vous adoubez
    [announce] Annoncez :
    [announce-other] Exprès, annoncez :
    [announce-again] Annoncez le coup de l'échiquier :
    [repeat] Répétez :
    [offer] Proposez la nulle
    [press-early] Appuyez sur la pendule, trop tôt
    [decline] Dites non
    [claim] Réclamez la répétition sans rien toucher
    [claim-ahead] Réclamez la répétition avec ce coup, sans le jouer :
   *[press] Appuyez sur la pendule
  }
procedure-event = { $event ->
    [misheard] L'adversaire répète mal :
    [claims] L'adversaire réclame : le coup est illégal
    [undone] Ici cela ne coûte rien ; tout est comme avant
    [free] Ici cela ne coûte rien
    [restored] Les pièces sont de nouveau dans leurs trous
    [left-out] Omise ; la leçon reviendra
    [back] Tout est comme avant
   *[astray] Ce n'est pas ce que demande la leçon
  }
procedure-clean = Réussie sans faute
procedure-passed = Réussie. Fautes : { $slips }, indices : { $hints } ; elle reviendra
procedure-help = F2 redit la leçon. Passer l'omet. Une autre édition : dites autres règles. Échap quitte les leçons, et la partie revient
