import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { Select } from '@showroom/ui/select';
import { TabPanel, Tabs } from '@showroom/ui/tabs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UploadProgress } from '../../frame/upload/upload-progress.tsx';
import { ANIMATED } from './animated-words.ts';
import { ACCEPTED_PICTURES } from './accepted-pictures.ts';
import { readChoices, type FoundChoices, type PictureChoice } from './picture-choice.ts';
import { sendPicture } from './send-picture.ts';

export interface PictureChooserProps {
  readonly onDone: (chosen: PictureChoice | undefined) => void;
  /** Whether the site’s own pictures are excluded. */
  readonly isLibraryOnly?: boolean;
}

const shelves = [
  { value: 'library', label: 'Your library' },
  { value: 'site', label: 'Site images' },
] as const;
type Shelf = (typeof shelves)[number]['value'];

interface Asked {
  readonly shelf: Shelf;
  readonly query: string;
  readonly group: string;
  readonly page: number;
}

const paths: Readonly<Record<Shelf, string>> = {
  library: '/admin/media/choices',
  site: '/admin/media/site-pictures',
};

const NOTHING: FoundChoices = { choices: [], pageCount: 1, groups: [] };

/**
 * Chooses a picture from the library or the site. Further pages are appended. The site’s pictures are shown while the
 * library is empty.
 */
export function PictureChooser({ onDone, isLibraryOnly = false }: PictureChooserProps) {
  const [asked, setAsked] = useState<Asked>({ shelf: 'library', query: '', group: '', page: 0 });
  const [found, setFound] = useState(NOTHING);
  const [hasFailed, setHasFailed] = useState(false);
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [refusal, setRefusal] = useState<string>();
  const query = useRef<HTMLInputElement>(null);
  const latest = useRef<Asked>(undefined);

  async function add(file: File) {
    setSending({ name: file.name, share: 0 });
    setRefusal(undefined);
    const sent = await sendPicture(file, (share) => setSending({ name: file.name, share }));
    setSending(undefined);
    if (!sent.ok) return setRefusal(`${file.name}: ${sent.message}`);
    const { choice, isAnimated } = sent;
    if (choice !== undefined && isAnimated) {
      setFound((before) => ({
        ...before,
        choices: [choice, ...before.choices.filter(({ address }) => address !== choice.address)],
      }));
      return setRefusal(`${ANIMATED} Choose it below to use it.`);
    }
    if (choice !== undefined) return onDone(choice);
    setRefusal('Uploaded. It may take a moment to appear; search for it.');
  }

  async function load(next: Asked) {
    latest.current = next;
    try {
      const more = await fetchChoices(next);
      if (latest.current !== next) return;
      setFound((before) => (next.page === 1 ? more : { ...more, choices: [...before.choices, ...more.choices] }));
      setAsked(next);
      setHasFailed(false);
      const isEmpty = next.shelf === 'library' && next.query === '' && more.choices.length === 0;
      if (isEmpty && asked.page === 0 && !isLibraryOnly) await load({ ...next, shelf: 'site' });
    } catch {
      if (latest.current !== next) return;
      latest.current = undefined;
      setHasFailed(true);
    }
  }
  const ask = (change: Partial<Asked>) =>
    void load({ ...asked, query: query.current?.value ?? '', page: 1, ...change });
  const begin = useEffectEvent(() => ask({}));
  useEffect(() => begin(), []);

  const content = (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-48 flex-1">
          <Input
            ref={query}
            type="search"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              ask({});
            }}
          />
        </Field>
        {asked.shelf === 'site' && (
          <Field label="Show" className="min-w-48 flex-1">
            <Select value={asked.group} onChange={({ currentTarget }) => ask({ group: currentTarget.value })}>
              <option value="">All site images</option>
              {found.groups.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Button variant="secondary" onClick={() => ask({})}>
          Search
        </Button>
      </div>
      <Field label="Upload from this device" className="mt-4">
        <Input
          type="file"
          accept={ACCEPTED_PICTURES}
          className="py-2"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file can be chosen again after a refusal.
            currentTarget.value = '';
            if (file !== undefined && sending === undefined) void add(file);
          }}
        />
      </Field>
      <div role="status" className="mt-2 empty:hidden">
        {sending !== undefined && <UploadProgress {...sending} />}
      </div>
      <p role="alert" className="mt-1 text-small text-danger empty:hidden">
        {refusal}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-4 text-danger">
          Couldn’t load the images. Try again in a moment.
        </p>
      )}
      {asked.page > 0 && found.choices.length === 0 && (
        <p className="mt-4 text-ink-muted">
          {asked.query === '' && asked.group === '' ? 'No images yet. Upload one above.' : 'No matching images'}
        </p>
      )}
      {groupChoices(found.choices).map(({ label, choices }) => (
        <section key={label} aria-label={label === '' ? undefined : label}>
          {label !== '' && <h3 className="mt-6 font-serif text-subheading">{label}</h3>}
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
            {choices.map((choice) => (
              <li key={choice.address}>
                <button
                  type="button"
                  onClick={() => onDone(choice)}
                  className="w-full overflow-hidden rounded-sm border border-hairline text-left text-small hover:border-ink"
                >
                  <img src={choice.src} alt={choice.alt} loading="lazy" className="aspect-4/3 w-full object-cover" />
                  <span className="block p-2 wrap-anywhere">{choice.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        {asked.page < found.pageCount && (
          <Button variant="secondary" onClick={() => ask({ query: asked.query, page: asked.page + 1 })}>
            Show more
          </Button>
        )}
        <Button variant="secondary" onClick={() => onDone(undefined)}>
          Cancel
        </Button>
      </div>
    </>
  );
  return (
    <Dialog open title="Choose an image" size="large" onOpenChange={() => onDone(undefined)}>
      {isLibraryOnly ? (
        content
      ) : (
        <Tabs
          label="Choose from"
          tabs={shelves}
          value={asked.shelf}
          onValueChange={(shelf) => {
            // A click selects a tab twice, on pointer down and on focus, until its images have loaded.
            if (latest.current?.shelf !== shelf) ask({ shelf });
          }}
        >
          <TabPanel value={asked.shelf}>{content}</TabPanel>
        </Tabs>
      )}
    </Dialog>
  );
}

/** Groups site pictures by family. Library pictures have no group. */
function groupChoices(choices: readonly PictureChoice[]) {
  const labels = [...new Set(choices.map(({ group = '' }) => group))];
  return labels.map((label) => ({ label, choices: choices.filter(({ group = '' }) => group === label) }));
}

async function fetchChoices({ shelf, query, group, page }: Asked): Promise<FoundChoices> {
  const params = new URLSearchParams({ q: query, page: String(page), ...(shelf === 'site' ? { group } : {}) });
  const response = await fetch(`${paths[shelf]}?${params}`, { redirect: 'error' });
  return readChoices(await response.json());
}
