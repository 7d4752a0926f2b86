/** Opens the login in a new tab, so that the page’s forms stay. */
export function SignInAgain() {
  return (
    <a href="/admin/login" target="_blank" rel="noreferrer" className="underline underline-offset-4">
      Sign in again
    </a>
  );
}
