import { leadKinds } from '@showroom/catalog-data/lead-kinds';
import { countLeadsByStatus, findLead, listAnsweredLeads, listLeads } from '@showroom/store/admin';
import { isLeadStatus, leadStatuses, leadStatusLabels, pipelineStatuses, shopDayOf } from '@showroom/store/rules';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { useEffect, useRef } from 'react';
import { data, Link, Outlet, redirect, useNavigation } from 'react-router-dom';
import { Form } from '../../frame/form/form.tsx';
import { loadMailState } from '../../frame/warnings/load-mail-state.server.ts';
import { MailNotice } from '../../frame/warnings/mail-notice.tsx';
import { storeContext } from '../../frame/session/request-context.ts';
import { allow } from '../../frame/guard/allow.server.ts';
import { readForm } from '../../frame/session/read-form.server.ts';
import { readText } from '../../frame/session/read-text.ts';
import { requireSession } from '../../frame/session/require-session.server.ts';
import type { Route } from './+types/inbox.route';
import { LeadBoard } from '../board/lead-board.tsx';
import { loadBoard } from '../board/load-board.server.ts';
import { changeStatus } from '../change-status.server.ts';
import { LeadsBulkBar } from './leads-bulk-bar.tsx';
import { moveChosen } from './bulk-status.server.ts';
import { buildUndoPath } from './undo-path.ts';
import { redirectWithNotice } from '../../frame/notices/notice.server.ts';
import { pairedClass, SortField } from '../../frame/sorting/sort-field.tsx';
import { useFormOfAddress } from '../../frame/sorting/use-form-of-address.ts';
import { NewAnswers } from './new-answers.tsx';
import { LeadTable } from './lead-table.tsx';
import { buildInboxSearch, fromTheStart, leadSortsOf, parseInboxView, toLeadFilter } from '../lead-filter-url.ts';
import { ViewSwitch } from '../board/view-switch.tsx';
import { countWords, formatCount } from '../../frame/words/count-words.ts';
import { useLiveData } from '../../frame/live-counts/use-live-data.ts';
import { useLastAnswer } from '../../frame/form/use-last-answer.ts';

export { loadAfterConflict as shouldRevalidate } from '../../frame/form/load-after-conflict.ts';

export const middleware = [allow('leads')];

export async function loader(args: Route.LoaderArgs) {
  requireSession(args);
  const store = args.context.get(storeContext);
  const view = parseInboxView(new URL(args.request.url).searchParams);
  const [found, counts, answered] = await Promise.all([
    view.isBoard
      ? loadBoard(store, view)
      : listLeads(store, { ...toLeadFilter(view), below: view.below, above: view.above }),
    countLeadsByStatus(store),
    listAnsweredLeads(store),
  ]);
  const mail = await loadMailState(args.context);
  return { view, found, counts, answered, mail, today: shopDayOf(store.now()) };
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireSession(args);
  const form = await readForm(args.request);
  const store = args.context.get(storeContext);
  const inboxSearch = buildInboxSearch(parseInboxView(new URL(args.request.url).searchParams));
  if (form.get('intent') === 'bulk-status') {
    const bulk = await moveChosen(store, actor, form);
    if (!bulk.ok) return data({ message: bulk.message }, { status: 400 });
    const undoPath = buildUndoPath({ moved: bulk.moved, from: bulk.status, inboxSearch });
    return redirectWithNotice(args, `/admin/leads${inboxSearch}`, {
      text: bulk.text,
      ...(bulk.moved.length === 0 ? {} : { undoPath }),
    });
  }
  if (form.get('intent') !== 'status')
    return data({ message: 'Something went wrong. Reload the page and try again.' }, { status: 400 });
  const leadId = readText(form, 'leadId');
  const before = await findLead(store, leadId);
  const outcome = await changeStatus(store, { actor, leadId, form, next: 'The board shows where it is now.' });
  if (outcome === null || before === null)
    return data({ message: 'This lead was deleted by someone else.' }, { status: 404 });
  const status = form.get('status');
  if ('init' in outcome || !isLeadStatus(status)) return outcome;
  // The card disappears from under the finger, and the top of the board may be far away: a toast is visible.
  const { firstName, lastName, reference, status: was, wonAt } = before;
  const name = `${firstName} ${lastName}`.trim();
  const label = leadStatusLabels[status];
  if (status === 'won' && was !== 'won' && before.valueCents === null) {
    // A dialog says so, asks for the value and offers Undo.
    const asked = new URLSearchParams({ lead: leadId, was });
    return redirect(`/admin/leads/won${inboxSearch === '' ? '?' : `${inboxSearch}&`}${asked}`);
  }
  return redirectWithNotice(
    args,
    `/admin/leads${inboxSearch}`,
    was === status
      ? { text: `${name} is already in ${label}.` }
      : {
          text: `${name} moved to ${label}.`,
          undoPath: buildUndoPath({ moved: [{ reference, was, wonAt }], from: status, inboxSearch }),
        },
  );
}

export const meta: Route.MetaFunction = () => [{ title: 'Leads' }, { name: 'robots', content: 'noindex' }];

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { counts, found, answered, mail, view, today } = useLiveData(loaderData);
  const navigation = useNavigation();
  const onBoard = pipelineStatuses.reduce((sum, status) => sum + counts.byStatus[status], 0);
  const all = view.isBoard ? onBoard : counts.total;
  const filterForm = useFormOfAddress(buildInboxSearch(fromTheStart(view)));
  const { sort, ...narrowing } = fromTheStart(view);
  const wholeList = buildInboxSearch({ ...narrowing, isBoard: false });
  const isNewestFirst = sort.by === 'received' && sort.isDescending;
  const isFiltered = wholeList !== '';
  const isFirstPage = found.previous === null;
  const count = useRef<HTMLParagraphElement>(null);
  const address = buildInboxSearch(isFirstPage ? fromTheStart(view) : view);
  const lastAddress = useRef(address);
  // A followed filter link may disappear; reading continues at the top of the new list.
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    // Filter and sort controls remain.
    if (!document.activeElement?.closest('form, thead')) count.current?.focus({ preventScroll: true });
  }, [address]);
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  // A card that someone else moved is in another column: the focus goes to the message.
  useEffect(() => {
    if (answer && navigation.state === 'idle' && document.activeElement === document.body) {
      outcomeLine.current?.focus();
    }
  }, [answer, navigation.state]);

  return (
    <>
      <MailNotice {...mail} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-title">Leads</h1>
        <LinkButton variant="secondary" href={`/admin/leads.csv${wholeList}`} download>
          Export CSV
        </LinkButton>
      </div>
      <ViewSwitch view={view} />
      <Form ref={filterForm} role="search" className="mt-4 flex flex-wrap items-end gap-3">
        {view.isBoard && <input type="hidden" name="view" value="board" />}
        <Field label="Search" className="min-w-60 flex-1">
          <Input name="q" type="search" defaultValue={view.query} placeholder="Name, email, phone or keyword" />
        </Field>
        <Field label="Status" className={pairedClass}>
          <Select name="status" defaultValue={view.status ?? ''}>
            <option value="">{view.isBoard ? `All but archived (${all})` : `All (${all})`}</option>
            {leadStatuses.map((status) => (
              <option key={status} value={status}>
                {leadStatusLabels[status]} ({counts.byStatus[status]})
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Type" className={pairedClass}>
          <Select name="kind" defaultValue={view.kind ?? ''}>
            <option value="">All types</option>
            {Object.entries(leadKinds).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex flex-wrap gap-x-4 max-sm:w-full">
          <label className="flex min-h-12 items-center gap-2">
            <input type="checkbox" name="suspected" value="yes" defaultChecked={view.isSuspected} className="size-5" />
            Suspected spam ({counts.suspected})
          </label>
          <label className="flex min-h-12 items-center gap-2">
            <input type="checkbox" name="follow-up" value="yes" defaultChecked={view.hasFollowUp} className="size-5" />
            Needs follow-up
          </label>
        </div>
        {!view.isBoard && <SortField sorts={leadSortsOf(view)} sort={sort} />}
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Form>
      <p ref={count} tabIndex={-1} role="status" className="figures mt-6 w-fit text-small text-ink-muted">
        {[
          found.isMore && 'More than ',
          isFiltered && `${formatCount(found.total)} of `,
          countWords(isFiltered ? all : found.total, 'lead'),
          view.isBoard &&
            view.status !== 'archived' &&
            counts.byStatus.archived > 0 &&
            ` (${formatCount(counts.byStatus.archived)} archived not shown)`,
          !isFirstPage && ', continued',
          found.isMore && view.query !== '' && sort.by !== 'received' && ' (only the most recent are sorted)',
        ]
          .filter((part) => part !== false)
          .join('')}
      </p>
      <p ref={outcomeLine} tabIndex={-1} role="status" className="w-fit text-small text-danger">
        {navigation.state === 'idle' ? answer?.message : ''}
      </p>
      <NewAnswers leads={answered} inboxSearch={address} />
      {found.total > 0 ? (
        'columns' in found ? (
          <LeadBoard columns={found.columns} view={view} today={today} />
        ) : (
          <LeadsBulkBar inboxSearch={address}>
            <LeadTable
              leads={found.leads}
              inboxSearch={address}
              sort={sort}
              toSorted={(next) => `/admin/leads${buildInboxSearch({ ...narrowing, sort: next })}`}
              today={today}
              isChosenFrom
            />
          </LeadsBulkBar>
        )
      ) : (
        <EmptyState
          className="mt-6"
          title={isFiltered ? 'No matching leads' : 'No leads yet'}
          action={
            isFiltered ? (
              <LinkButton
                as={Link}
                variant="secondary"
                to={`/admin/leads${buildInboxSearch({ isBoard: view.isBoard })}`}
              >
                Clear filters
              </LinkButton>
            ) : undefined
          }
        >
          {isFiltered ? 'Try a different search or status.' : 'Requests sent through your site’s forms show up here.'}
        </EmptyState>
      )}
      {(found.previous !== null || found.next !== null) && (
        <nav aria-label="Pages" className="mt-6 flex items-center gap-4">
          {found.previous !== null && (
            <Link
              className="inline-flex min-h-11 min-w-11 items-center underline"
              rel="prev"
              to={`/admin/leads${buildInboxSearch({ ...fromTheStart(view), above: found.previous })}`}
            >
              {isNewestFirst ? 'Newer' : 'Previous'}
            </Link>
          )}
          {found.next !== null && (
            <Link
              className="inline-flex min-h-11 min-w-11 items-center underline"
              rel="next"
              to={`/admin/leads${buildInboxSearch({ ...fromTheStart(view), below: found.next })}`}
            >
              {isNewestFirst ? 'Older' : 'Next'}
            </Link>
          )}
        </nav>
      )}
      <Outlet />
    </>
  );
}
