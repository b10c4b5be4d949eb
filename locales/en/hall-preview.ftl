### What a link says of itself where it is pasted

hall-preview-title = Gladsheim: Norse board games with friends and bots
hall-preview-about = Play in your browser, with friends or against bots. No account, nothing to install.
hall-preview-picture = A carved door of the hall, open to the night
hall-preview-invite = { $host } invites you to play { $game }
hall-preview-invited = You are invited to play { $game }
hall-preview-invite-about = { $players ->
    [one] A game for one
   *[other] A table for { $players }
}, about { $from } to { $to } minutes. Open the link, choose a name and take your seat: no account, nothing to install.
hall-preview-used = An invitation to play { $game }
hall-preview-used-about = This invitation can no longer be used. Ask for a new one, or open a table of your own.
hall-preview-table = A game of { $game } at Gladsheim
hall-preview-table-about = Open the link to see the table. No account, nothing to install.
