/** Tells a password manager which account a password form belongs to. It isn’t submitted. */
export function UsernameForManagers({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
