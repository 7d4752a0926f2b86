import { redirect } from 'react-router-dom';

/** This origin holds only the admin. */
export function loader() {
  return redirect('/admin');
}
