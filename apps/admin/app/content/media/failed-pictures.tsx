import { Button } from '@showroom/ui/button';
import { Link } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import type { FailedPicture } from './failed-pictures.server.ts';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';
import { FAILED_PICTURES_ID, RETRY_PICTURES_PATH } from '../pictures/library-path.ts';

/** Lists pictures with a size that couldn’t be made, and a button to try again. */
export function FailedPictures({ pictures }: { readonly pictures: readonly FailedPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <section
      id={FAILED_PICTURES_ID}
      aria-labelledby="failed-pictures-title"
      className="mb-6 scroll-mt-4 rounded-sm border border-hairline bg-warning-surface p-4 text-small text-warning"
    >
      <p id="failed-pictures-title" className="font-medium">
        Images that couldn’t be prepared for the site
      </p>
      <p className="mt-1">
        We tried three times, so visitors may see another size or an empty space instead. Try again; if it still fails,
        upload the image again in another format.
      </p>
      <ul className="mt-2">
        {pictures.map(({ id, name }) => (
          <li key={id ?? name} className="wrap-anywhere">
            {id === null ? (
              <span className="inline-flex min-h-11 items-center">{name}</span>
            ) : (
              <Link
                to={`${LIBRARY_PATH}/${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name === '' ? 'Unnamed image' : name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action={RETRY_PICTURES_PATH} className="mt-2">
        <Button type="submit" variant="secondary" size="small">
          Try again
        </Button>
      </Form>
    </section>
  );
}
