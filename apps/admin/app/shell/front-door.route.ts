import { redirect } from 'react-router-dom';

/** This origin holds nothing but the back office. */
export function loader() {
  return redirect('/admin');
}
