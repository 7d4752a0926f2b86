import { listUntouchedSamples } from '@showroom/store/admin';
import { ChevronDownIcon } from '@showroom/ui/icons';
import { LinkButton } from '@showroom/ui/link-button';
import { Link, Outlet } from 'react-router-dom';
import { kindForms } from '../../content/kinds/kinds.ts';
import { contentKinds, kindNames, toListPath } from '../../frame/navigation/content-kinds.ts';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { countWords, formatCount } from '../../frame/words/count-words.ts';
import type { Route } from './+types/samples.route';
import { SAMPLES_FROM, SAMPLES_PATH } from './first-step.ts';

/** In tab order. */
const groups = kindNames.map((name) => ({
  kind: contentKinds[name].storedAs,
  title: kindForms[name].group,
  path: toListPath(name),
}));

export const middleware = [allow('settings')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const samples = await listUntouchedSamples(args.context.get(storeContext));
  return {
    count: samples.length,
    groups: groups.map(({ kind, title, path }) => ({
      title,
      samples: samples
        .filter((sample) => sample.kind === kind)
        .map(({ id, title: label }) => ({ label, path: `${path}/${id}` })),
    })),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Sample content' }, { name: 'robots', content: 'noindex' }];

/** All unchanged samples, with a button to delete them. A child route asks first. */
export default function Samples({ loaderData }: Route.ComponentProps) {
  const { count, groups: shown } = loaderData;
  return (
    <div className="max-w-3xl">
      <h1 className="font-serif text-title">Sample content</h1>
      {count === 0 ? (
        <p className="mt-4 text-ink-muted">All sample content has been removed.</p>
      ) : (
        <>
          <p className="mt-4 max-w-prose">
            {count === 1
              ? 'This item is sample content. Edit it to keep it as your own, or remove it here.'
              : `These ${formatCount(count)} items are sample content. Edit one to keep it as your own, or remove them all here.`}
          </p>
          <div className="mt-6 grid gap-6">
            {shown.map(
              ({ title, samples }) =>
                samples.length > 0 && (
                  <details key={title} className="group border-b border-hairline pb-3">
                    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-medium">
                      {title}
                      <span className="figures flex items-center gap-3 text-small text-ink-muted">
                        {samples.length}
                        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
                      </span>
                    </summary>
                    <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
                      {samples.map(({ label, path }) => (
                        <li key={path}>
                          <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                            {label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ),
            )}
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton as={Link} variant="danger" to={`${SAMPLES_PATH}/delete`} preventScrollReset>
              {count === 1 ? 'Delete the sample' : `Delete all ${countWords(count, 'sample')}`}
            </LinkButton>
            <LinkButton as={Link} variant="secondary" to={SAMPLES_FROM}>
              Cancel
            </LinkButton>
          </div>
        </>
      )}
      <Outlet />
    </div>
  );
}
