import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Picture } from '@showroom/ui/picture';
import { writeStep } from '../list-editing/edit-list.ts';
import { LIBRARY_SEARCH, writePickedPicture } from './library-buttons.ts';
import type { LibraryPage } from './load-library.server.ts';

export interface LibraryInFormProps {
  readonly name: string;
  readonly label: string;
  readonly library: LibraryPage;
  /** The id of a control to return to once a picture is chosen; default: the top of the page. */
  readonly backTo?: string | undefined;
}

/**
 * The media library inside a form, for pages without scripts. Its buttons submit the form and redraw it with
 * everything typed.
 */
export function LibraryInForm({ name, label, library, backTo }: LibraryInFormProps) {
  const { pictures, query, page, pageCount } = library;
  const toPage = (index: number) =>
    ({ type: 'submit', name: 'step', value: writeStep({ field: name, verb: 'choose', index }) }) as const;
  const back = backTo === undefined ? {} : { formAction: `#${backTo}` };
  return (
    <fieldset className="grid gap-4 rounded-sm border border-hairline p-4">
      <legend className="px-1 font-medium">Choose from the library: {label}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <Field id={`library-${name}`} label="Search" className="min-w-48 flex-1">
          {/* After a page load without scripts, this is the place to continue. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Input name={LIBRARY_SEARCH} type="search" defaultValue={query} autoFocus />
        </Field>
        <Button {...toPage(1)} variant="secondary">
          Search
        </Button>
      </div>
      {pictures.length === 0 && <p className="text-ink-muted">No images found. Upload some in the Media Library.</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ id, name: title, alt, picture }) => (
          <li key={id}>
            <button
              type="submit"
              name="take"
              value={writePickedPicture(name, id)}
              {...back}
              className="w-full overflow-hidden rounded-sm border border-hairline text-left text-small hover:border-ink"
            >
              {picture !== null && <Picture record={picture.record} alt={alt} sizes="14rem" className="aspect-4/3" />}
              <span className="block p-2 wrap-anywhere">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button {...toPage(page - 1)} variant="secondary">
            Previous
          </Button>
        )}
        {page < pageCount && (
          <Button {...toPage(page + 1)} variant="secondary">
            Next
          </Button>
        )}
        <Button
          type="submit"
          name="step"
          value={writeStep({ field: name, verb: 'add', index: 0 })}
          variant="secondary"
          {...back}
        >
          Close library
        </Button>
      </div>
    </fieldset>
  );
}
