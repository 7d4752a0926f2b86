// @vitest-environment jsdom
import { findLead } from '@showroom/store/admin';
import { dropTable } from '@showroom/store/testing';
import { ToastProvider } from '@showroom/ui/toast';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  createRoutesStub,
  Outlet,
  useLocation,
  useSubmit,
  UNSAFE_ErrorResponseImpl,
  type MiddlewareFunction,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import * as replyRoute from '../../leads/reply/reply.route.tsx';
import { guard } from '../session/require-session.server.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { stubPage, type RouteModule } from '../../testing/stub-page.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import SignInLayout, { clientMiddleware as signInMiddleware } from '../shell/sign-in-layout.tsx';
import { FULL_DISK_WORDS } from '../session/full-disk.ts';
import { NoticeToast } from '../notices/notice-toast.tsx';
import { PageFailure, keepPageOnFailure } from './not-saved.tsx';

const Frame = () => (
  <>
    <PageFailure />
    <i data-testid="visit">{useLocation().key}</i>
    <Outlet />
  </>
);

async function openAdmin() {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const line = { isBroken: false };
  const enter = async (request: Request) => {
    const context = newContext();
    await guard({ request, context }).catch(
      (thrown: { readonly data: unknown; readonly init: { readonly status: number } }) => {
        // As the browser reports it.
        throw new UNSAFE_ErrorResponseImpl(thrown.init.status, '', thrown.data);
      },
    );
    return context;
  };
  /** Shows a page in the frame that stays. */
  const open = async <Params extends object>(route: RouteModule<Params>, path: string, params: Params) => {
    const page = stubPage(route, { path, params, token, enter });
    const action: typeof page.action = async (args) => {
      const answer = await page.action(args);
      if (line.isBroken) throw new TypeError('Failed to fetch');
      return answer;
    };
    const Stub = createRoutesStub([
      {
        middleware: [keepPageOnFailure as MiddlewareFunction],
        HydrateFallback: () => null,
        Component: Frame,
        children: [{ ...page, action }],
      },
      { path: '*', Component: () => <h1>Another page</h1> },
    ]);
    render(<Stub initialEntries={[path]} future={{ v8_middleware: true }} />);
    await screen.findByRole('heading', { level: 1 });
  };
  return { store, line, open };
}

const type = (control: HTMLElement, value: string) => fireEvent.input(control, { target: { value } });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const messageField = () => screen.getByRole('textbox', { name: 'Message' });
/** Changes with each answered form, together with the page’s response. */
const visitOf = () => screen.getByTestId('visit').textContent;

it('keeps corrections after a rejection while the database is unavailable', async () => {
  const { store, open } = await openAdmin();
  const { id } = await storeLead(store);
  await open(replyRoute, `/admin/leads/${id}/reply`, { leadId: id });
  type(messageField(), '');
  clickButton('Send');
  await expect.poll(messageField).toHaveAccessibleDescription(/Enter a message/);
  type(messageField(), 'Thursday at nine?');
  await dropTable(store, 'session');
  const visit = visitOf();
  clickButton('Send');
  expect(await screen.findByText(/^Not saved: the server can’t save/)).toBeVisible();
  await expect.poll(visitOf).not.toBe(visit);
  expect(messageField()).toHaveValue('Thursday at nine?');
  expect(messageField()).toHaveAccessibleDescription(/Enter a message/);
});

it('sends a previewed reply once when its response was lost', async () => {
  const { store, line, open } = await openAdmin();
  const { id } = await storeLead(store);
  await open(replyRoute, `/admin/leads/${id}/reply`, { leadId: id });
  type(messageField(), 'Thursday at nine?');
  clickButton('Preview');
  await screen.findByRole('heading', { name: 'Preview' });
  line.isBroken = true;
  const visit = visitOf();
  clickButton('Send');
  expect(await screen.findByText(/^We’re not sure that was saved/)).toBeVisible();
  await expect.poll(visitOf).not.toBe(visit);
  expect(messageField()).toHaveValue('Thursday at nine?');
  line.isBroken = false;
  clickButton('Send');
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect((await findLead(store, id))?.replies).toMatchObject([{ text: 'Thursday at nine?' }]);
});

const Undo = () => {
  const submit = useSubmit();
  return (
    <>
      <h1>The list</h1>
      <button type="button" onClick={() => void submit(null, { method: 'post', action: '/undo' })}>
        Undo
      </button>
    </>
  );
};

const failToSend = () => {
  throw new TypeError('Failed to fetch');
};

it('returns to its page when a form with another URL, such as Undo, finds no server', async () => {
  const Stub = createRoutesStub([
    {
      middleware: [keepPageOnFailure as MiddlewareFunction],
      HydrateFallback: () => null,
      Component: Frame,
      children: [
        { path: '/list', Component: Undo, loader: () => 'listed' },
        { path: '/undo', action: failToSend },
      ],
    },
  ]);
  render(<Stub initialEntries={['/list']} future={{ v8_middleware: true }} />);
  await screen.findByRole('heading', { name: 'The list' });
  clickButton('Undo');
  expect(await screen.findByText(/^We’re not sure that was saved/)).toBeVisible();
  await expect.poll(() => screen.queryByRole('heading', { name: 'The list' })).toBeVisible();
  expect(screen.getByText(/^We’re not sure that was saved/)).toBeVisible();
});

const Deleted = () => (
  <ToastProvider>
    <h1>The list</h1>
    <NoticeToast notice={{ id: '1', text: 'Post deleted', undoPath: '/undo' }} />
  </ToastProvider>
);

it('offers Undo again when the disk was too full for it', async () => {
  let isFull = true;
  const Stub = createRoutesStub([
    {
      middleware: [keepPageOnFailure as MiddlewareFunction],
      HydrateFallback: () => null,
      Component: Frame,
      children: [
        { path: '/list', Component: Deleted, loader: () => 'listed' },
        { path: '/undo', Component: () => <h1>Taken back</h1>, action: () => (isFull ? findNoRoom() : null) },
      ],
    },
  ]);
  render(<Stub initialEntries={['/list']} future={{ v8_middleware: true }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const again = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText(/^Not saved: the server’s disk is full/)).toBeVisible();
  isFull = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Taken back' })).toBeVisible();
});

const NameForm = () => {
  const submit = useSubmit();
  return (
    <>
      <h1>A form</h1>
      <input aria-label="Name" />
      <button type="button" onClick={() => void submit(null, { method: 'post' })}>
        Save
      </button>
    </>
  );
};

const findNoRoom = () => {
  // As the browser reports it.
  throw new UNSAFE_ErrorResponseImpl(507, '', FULL_DISK_WORDS);
};

it('says that the disk is full when that is the reason, and keeps what was typed', async () => {
  const Stub = createRoutesStub([
    {
      middleware: [keepPageOnFailure as MiddlewareFunction],
      HydrateFallback: () => null,
      Component: Frame,
      children: [{ path: '/form', Component: NameForm, action: findNoRoom }],
    },
  ]);
  render(<Stub initialEntries={['/form']} future={{ v8_middleware: true }} />);
  type(await screen.findByLabelText('Name'), 'Oak');
  clickButton('Save');
  expect(await screen.findByText(/^Not saved: the server’s disk is full/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Oak');
});

it('stays on the login page, with what was typed, when the server doesn’t respond', async () => {
  const Stub = createRoutesStub([
    {
      middleware: signInMiddleware as MiddlewareFunction[],
      HydrateFallback: () => null,
      Component: SignInLayout,
      children: [{ path: '/admin/login', Component: NameForm, action: failToSend }],
    },
  ]);
  render(<Stub initialEntries={['/admin/login']} future={{ v8_middleware: true }} />);
  type(await screen.findByLabelText('Name'), 'owner');
  clickButton('Save');
  expect(await screen.findByText(/^The server didn’t respond/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('owner');
});
