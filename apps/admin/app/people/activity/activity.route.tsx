import { listActivity } from '@showroom/store/admin';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { Link } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import { activityTypes } from './activity-line.ts';
import { SortField } from '../../frame/sorting/sort-field.tsx';
import type { Route } from './+types/activity.route';
import { ACTIVITY_PATH } from '../../frame/navigation/page-paths.ts';
import { activitySorts, buildActivityPath, parseActivityView } from './activity-url.ts';
import { loadActivity } from './load-activity.server.ts';
import { ActivityLines } from './recent-activity.tsx';

const LINES_PER_PAGE = 50;

export const middleware = [allow('activity')];

export async function loader(args: Route.LoaderArgs) {
  const { role } = requireSession(args);
  const store = args.context.get(storeContext);
  const view = parseActivityView(new URL(args.request.url).searchParams);
  // One more than is shown, to know whether there are more.
  const found = await listActivity(store, {
    ...view,
    isOldestFirst: !view.sort.isDescending,
    limit: LINES_PER_PAGE + 1,
  });
  const shown = found.slice(0, LINES_PER_PAGE);
  return {
    view,
    lines: await loadActivity(store, shown, role),
    onPath: found.length > shown.length ? buildActivityPath({ ...view, past: shown.at(-1) }) : null,
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Activity' }, { name: 'robots', content: 'noindex' }];

export default function ActivityLog({ loaderData }: Route.ComponentProps) {
  const { view, lines, onPath } = loaderData;
  const isFiltered = view.query !== '' || view.subject !== undefined;
  return (
    <>
      <h1 className="font-serif text-title">Activity</h1>
      <Form role="search" className="mt-6 flex flex-wrap items-end gap-3">
        <Field label="Search" className="min-w-56 flex-1">
          <Input
            key={view.query}
            name="q"
            type="search"
            defaultValue={view.query}
            placeholder="Title, reference or person"
          />
        </Field>
        <Field label="Type">
          <Select key={view.subject} name="of" defaultValue={view.subject ?? ''}>
            <option value="">All types</option>
            {Object.entries(activityTypes).map(([subject, label]) => (
              <option key={subject} value={subject}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <SortField key={String(view.sort.isDescending)} sorts={activitySorts} sort={view.sort} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Form>
      {lines.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={isFiltered ? 'No matching activity' : 'No activity yet'}
          {...(isFiltered && {
            action: (
              <LinkButton as={Link} variant="secondary" to={ACTIVITY_PATH}>
                Clear filters
              </LinkButton>
            ),
          })}
        >
          {isFiltered
            ? 'Try a different search or type.'
            : 'Everything you and your team do, and everything visitors send, is logged here.'}
        </EmptyState>
      ) : (
        <ActivityLines lines={lines} />
      )}
      <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-3">
        {view.past !== undefined && (
          <LinkButton as={Link} variant="secondary" to={buildActivityPath({ ...view, past: undefined })}>
            {view.sort.isDescending ? 'Newest' : 'Oldest'}
          </LinkButton>
        )}
        {onPath !== null && (
          <LinkButton as={Link} variant="secondary" to={onPath}>
            {view.sort.isDescending ? 'Older' : 'Newer'}
          </LinkButton>
        )}
      </nav>
    </>
  );
}
