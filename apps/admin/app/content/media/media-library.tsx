import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Picture } from '@showroom/ui/picture';
import { Link, useNavigate, useRevalidator } from 'react-router-dom';
import { BulkBar, ChooseBox } from '../list/bulk/bulk-choice.tsx';
import { Form } from '../../frame/form/form.tsx';
import { TrashLink } from '../trash/trash-link.tsx';
import { SortField } from '../../frame/sorting/sort-field.tsx';
import { writeSearch } from '../../frame/sorting/list-params.ts';
import { writeSort } from '../../frame/sorting/sorts.ts';
import type { LibraryPage, ListedMedium } from '../pictures/load-library.server.ts';
import type { UploadedFile } from './save-uploads.server.ts';
import { LIBRARY_PATH } from '../../frame/navigation/page-paths.ts';
import { DESCRIBE_PATH } from '../pictures/library-path.ts';
import { mediaSorts } from '../pictures/media-sorts.ts';
import { UploadForm } from './upload-form.tsx';
import { PageNavigation } from '../../frame/parts/page-navigation.tsx';

export interface MediaLibraryProps extends LibraryPage {
  /** Refused files of a form without scripts. */
  readonly refused: readonly Extract<UploadedFile, { ok: false }>[];
}

/** The media library: upload, search, and unused pictures. */
export function MediaLibrary({
  query,
  isUnused,
  sort,
  page,
  pageCount,
  found,
  total,
  pictures,
  refused,
}: MediaLibraryProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toPage = (number: number) =>
    LIBRARY_PATH + writeSearch({ q: query, unused: isUnused, sort: writeSort(mediaSorts, sort), page: number });
  return (
    <>
      <h1 className="font-serif text-title">Media Library</h1>
      <UploadForm refused={refused} onUploaded={() => void revalidate()} />
      <Form role="search" className="mt-8 flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-56 flex-1">
          <Input key={query} name="q" type="search" defaultValue={query} placeholder="Name or alt text" />
        </Field>
        <label className="flex min-h-12 items-center gap-2">
          <input
            key={String(isUnused)}
            type="checkbox"
            name="unused"
            value="yes"
            defaultChecked={isUnused}
            className="size-5"
          />
          Unused only
        </label>
        <SortField key={`${sort.by} ${sort.isDescending}`} sorts={mediaSorts} sort={sort} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Form>
      <p role="status" className="figures mt-6 text-small text-ink-muted">
        {found} of {total} images
      </p>
      {pictures.length > 0 ? (
        <BulkBar
          words={{ one: 'image', many: 'images' }}
          action="/admin/media/delete"
          fields={{ search: toPage(page).slice(LIBRARY_PATH.length) }}
          actions={
            <>
              <p className="text-small text-ink-muted max-sm:w-full">Images in use won’t be deleted.</p>
              <Button
                type="submit"
                formMethod="get"
                formAction={DESCRIBE_PATH}
                size="small"
                variant="secondary"
                onClick={(event) => {
                  // With scripts a search is its own history entry.
                  const { form } = event.currentTarget;
                  if (form === null) return;
                  event.preventDefault();
                  const fields = [...new FormData(form)].map(([name, value]) => [
                    name,
                    typeof value === 'string' ? value : '',
                  ]);
                  void navigate(`${DESCRIBE_PATH}?${new URLSearchParams(fields)}`);
                }}
              >
                Add alt text
              </Button>
              <Button type="submit" size="small" variant="danger">
                Delete
              </Button>
            </>
          }
        >
          <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
            {pictures.map((medium) => (
              <MediumCard key={medium.id} medium={medium} />
            ))}
          </ul>
        </BulkBar>
      ) : (
        <EmptyState className="mt-4" title={total === 0 ? 'No images yet' : 'No matching images'}>
          {total === 0 ? 'Upload the first one above.' : 'Try adjusting your search or filters'}
        </EmptyState>
      )}
      <PageNavigation page={page} pageCount={pageCount} toPage={toPage} />
      <TrashLink kind="pictures" />
    </>
  );
}

function MediumCard({ medium }: { readonly medium: ListedMedium }) {
  const { id, revision, name, alt, picture, widthPx, heightPx, isAnimated } = medium;
  return (
    <li className="relative overflow-hidden rounded-sm border border-hairline bg-paper-raised">
      {picture !== null && <Picture {...picture} alt="" sizes="18rem" className="aspect-4/3" />}
      <div className="grid gap-1 p-3 text-small">
        <Link to={`${LIBRARY_PATH}/${id}`} className="inline-flex min-h-11 items-center font-medium hover:underline">
          {name}
        </Link>
        <ChooseBox
          id={id}
          revision={revision}
          title={name}
          className="absolute top-1 left-1 rounded-sm bg-paper-raised/90"
        />
        <p className={alt === '' ? 'text-warning' : 'line-clamp-2 text-ink-muted'}>
          {alt === '' ? 'Missing alt text' : alt}
        </p>
        <p className="figures text-caption text-ink-muted">
          {widthPx} × {heightPx}
        </p>
        {isAnimated && <p className="text-caption text-warning">Animated: only its first frame is shown.</p>}
      </div>
    </li>
  );
}
