# Leçons : la procédure d'une partie au toucher.

procedure-began = La procédure, { $edition }, { COUNT($count, "fem") } leçons. Ici, aucune faute ne coûte rien. F1 aide à chaque étape
procedure-lesson = Leçon { $number } : { $lesson ->
    [move] un coup
    [capture] une prise
    [castling-short] petit roque
    [castling-long] grand roque
    [promotion] promotion
    [order] l'ordre des gestes
    [reply] le coup de l'adversaire
    [reply-capture] l'adversaire prend
    [reply-castling] l'adversaire roque
    [misheard] une répétition incorrecte
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
procedure-becomes = il devient : { WORD($piece) }
procedure-task = { $task ->
    [early] Exprès : appuyez sur la pendule avant d'annoncer
    [misspoken] Exprès : annoncez un autre coup que celui de l'échiquier
    [illegal] Exprès : un coup illégal. Achevez-le et écoutez l'arbitre
    [go-on] Continuez
    [touch] Exprès : soulevez une pièce et remettez-la
    [instead] Exprès : essayez de jouer un autre coup
    [adjust] Adoubez une pièce : dites-le, soulevez-la, remettez-la
    [reply] Répétez à voix haute le coup adverse et jouez-le sur votre échiquier. L'adversaire annonce :
    [misheard] Jouez le coup et écoutez comment l'adversaire le répète
    [offer] Jouez le coup et proposez la nulle au bon moment
    [decline] L'adversaire propose la nulle. Refusez
    [claim] Cette position se présente pour la troisième fois. Réclamez la nulle
   *[claim-ahead] Après votre coup, la position se présenterait pour la troisième fois. Réclamez la nulle
  }
procedure-take = Soulevez : { WORD($piece) } { $square }
procedure-at = { $step ->
    [take-off] Enlevez la pièce prise en { $square }
   *[put] Mettez-la en { $square }
  }
procedure-choose = Dites ce qu'il devient : { WORD($piece) }
procedure-step = { $step ->
    [adjust] Dites que vous adoubez
    [announce] Annoncez :
    [announce-other] Exprès, annoncez :
    [announce-again] Annoncez le coup joué :
    [repeat] Répétez :
    [offer] Proposez la nulle
    [press-early] Appuyez sur la pendule, trop tôt
    [decline] Dites non
    [claim] Réclamez la nulle par répétition, sans rien toucher
    [claim-ahead] Réclamez la nulle par répétition avec ce coup, sans le jouer :
   *[press] Appuyez sur la pendule
  }
procedure-event = { $event ->
    [misheard] L'adversaire répète mal :
    [claims] L'adversaire réclame : le coup est illégal
    [undone] Ici, cela ne coûte rien ; tout est comme avant
    [free] Ici, cela ne coûte rien
    [restored] Les pièces sont de nouveau en place
    [left-out] Leçon passée ; elle reviendra
    [back] Tout est comme avant
   *[astray] Pas maintenant : suivez la leçon
  }
procedure-clean = Réussie sans faute
procedure-passed = Réussie. Fautes : { $slips }, indices : { $hints } ; elle reviendra
procedure-help = F2 répète, Passer saute, Échap quitte
