import { Form, Link } from 'react-router-dom';

/** Who is signed in, their password, and the way out. Plain links and a form: signing out must always work. */
export function UserMenu({ username }: { readonly username: string }) {
  const linkClass = 'inline-flex min-h-11 items-center text-ink-muted hover:text-ink hover:underline';
  return (
    <div className="flex items-center gap-5">
      <Link to="/admin/account" className={linkClass}>
        {username}
        <span className="sr-only">, account and password</span>
      </Link>
      <Form method="post" action="/admin/logout">
        <button type="submit" className={linkClass}>
          Logout
        </button>
      </Form>
    </div>
  );
}
