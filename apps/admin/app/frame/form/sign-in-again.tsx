/** Opens the login beside the page, so that what stands in its forms stays. */
export function SignInAgain() {
  return (
    <a href="/admin/login" target="_blank" rel="noreferrer" className="underline underline-offset-4">
      Sign in again
    </a>
  );
}
