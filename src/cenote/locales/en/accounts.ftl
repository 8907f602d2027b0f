account-log-in = Log in
account-sign-up = Sign up
account-log-out = Log out
account-title = Your account
account-contents = On this page
account-menu = { $name }: account
account-why = With an account your games wait for you on every device. All it takes is a name and a password.
account-why-log-in = Log in, and the games that you have begun here come along.
account-new = No account yet?
account-old = You have an account?
account-forgotten = Forgotten your password?
account-welcome = Welcome, { $name }.
account-logged-out = You are logged out.
account-ended = You have been logged out. You go on as a guest.
account-guest = You are here as a guest.

account-name-hint = The others see this name. It belongs to you alone.
account-name-saved = From now on you are called { $name }.
account-password = Password
account-password-current = Current password
account-password-new = New password
account-password-hint = At least { $least } characters. A few words in a row are easy to remember and hard to guess.
account-password-show = Show
account-password-change = Change the password
account-password-about = All other browsers are logged out.
account-password-saved = The password is changed. All other browsers are logged out.

account-code = Recovery code
account-code-title = Keep this recovery code
account-code-about = If you forget your password, this code lets you back in. We show it only now and cannot send it to you: write it down or save it.
account-code-copy = Copy
account-code-copied = Copied.
account-code-copy-failed = Your browser did not let us copy. The code is selected: copy it yourself.
account-code-kept = I have kept it
account-code-hint = If you forget your password, only this code lets you back in. A new one replaces the old one.
account-code-new = Get a new code
account-recover = Set a new password
account-recover-title = Back in with the recovery code
account-recover-about = You were shown the code when you signed up. It works once: then you get a new one.

account-sessions = Where you are logged in
account-session-current = this browser
account-session-unknown = Unknown device
account-session-seen = Last seen { $when }, { $nearby ->
    [yes] from the same network as this browser
   *[no] from another network
}
account-session-end = Log out
account-session-end-which = Log out: { $device }
account-sessions-end = Log out everywhere else
account-session-ended = That browser is logged out.
account-sessions-ended = All other browsers are logged out.

account-data = Your data
account-data-about = Everything that we keep about you, as a JSON file: your account, your sessions, your tables and results.
account-data-get = Download my data
account-delete = Delete the account
account-delete-about = Your name disappears, also from finished games. You resign running games. This cannot be undone.
account-delete-now = Delete for good
account-deleted = Your account is deleted.

web-problem-wrong-login = This name and this password do not belong together.
web-problem-wrong-password = That is not your password.
web-problem-wrong-recovery = This name and this recovery code do not belong together.
web-problem-password-length = A password needs { $least } to { $most } characters.
web-problem-password-common = This is one of the first passwords that anybody would try. Choose another one.
web-problem-password-name = The password must not be your name.
web-problem-name-taken = This name, or one that looks like it, belongs to somebody else. Choose another one.
web-problem-numbered-name = An account’s name must not end with a number set apart: that is how we tell people of the same name apart.
web-problem-guest-name = That is what guests are called. Choose another name.
web-problem-has-account = You are logged in already. Log out first.
web-problem-no-account = For this you need an account. Sign up or log in.
