import { redirect } from 'react-router-dom';

/** This origin holds nothing but the admin. */
export function loader() {
  return redirect('/admin');
}
