/** Tells a password manager whose password the form beside it asks for, where the page doesn't ask for the username. It isn't sent. */
export function UsernameForManagers({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
