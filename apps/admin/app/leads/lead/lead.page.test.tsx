// @vitest-environment jsdom
import { writeRoomAnswer } from '@showroom/forms/room-answer';
import { addLeadNote, deleteLead, findLead, systemActor, type Lead } from '@showroom/store/admin';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ask, enter } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import LeadPage, { action, ErrorBoundary, loader } from './lead.route.tsx';

const pattern = '/admin/leads/:leadId';
const fromPageTwo = '?status=new&below=26';

/** A lead’s page over a real store; its forms reach the route’s action. */
async function renderLead(
  changes: Parameters<typeof storeLead>[1] = {},
  others: Record<string, string> = {},
  ...file: [name?: string, shows?: 'room']
) {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const { id, reference } = await storeLead(store, changes, ...file);
  for (const [firstName, message] of Object.entries(others)) await storeLead(store, { firstName, message });
  const argsFor = (request: Request) =>
    enter(newContext, request, { params: { leadId: request.url.match(/leads\/([^?]+)/)?.[1] ?? '' }, pattern });
  const Stub = createRoutesStub([
    {
      path: pattern,
      HydrateFallback: () => null,
      Component: LeadPage,
      ErrorBoundary,
      loader: async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        return loader(await argsFor(ask(pathname + search, { token })));
      },
      action: async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const fields = Object.fromEntries(new URLSearchParams(await request.text()));
        return action(await argsFor(ask(pathname + search, { token, fields })));
      },
    },
    {
      path: '/admin/leads',
      Component: Inbox,
    },
  ]);
  render(<Stub initialEntries={[`/admin/leads/${id}${fromPageTwo}`]} />);
  await screen.findByRole('heading', { level: 1 });
  const read = async (): Promise<Lead | null> => findLead(store, id);
  const note = async (words: string) =>
    store.write({ actor: systemActor }, (transaction) => addLeadNote(transaction, { leadId: id, after: '', words }));
  const remove = async () =>
    store.write({ actor: systemActor }, (transaction) => deleteLead(transaction, { leadId: id }));
  return { user: userEvent.setup(), reference, read, note, remove };
}

function Inbox() {
  return <p>The inbox{useLocation().search}</p>;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const valueField = () => screen.getByLabelText('Sale value (CAD)');

describe('the page of a lead', () => {
  it('marks the lead as read when it is seen', async () => {
    const { read } = await renderLead();
    await waitFor(async () => expect(await read()).toMatchObject({ isRead: true }));
    expect(screen.queryByText('Marked as read.')).not.toBeInTheDocument();
  });

  it('links the room that came with it', async () => {
    const url = 'https://shop.example/visualizer?room=kitchen&counter=aurora';
    await renderLead({ answers: [writeRoomAnswer({ words: 'Kitchen\nCounter: Aurora', url })] });
    expect(screen.getByText(/Counter: Aurora/)).toHaveTextContent('Kitchen Counter: Aurora');
    expect(screen.getByRole('link', { name: 'Open the room' })).toHaveAttribute('href', url);
    expect(screen.queryByRole('region', { name: 'Room' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Files' })).toHaveTextContent('drawing.pdf');
  });

  it('shows the picture of the room, apart from the visitor’s own files', async () => {
    const room = writeRoomAnswer({
      words: 'Kitchen\nCounter: Aurora',
      url: 'https://shop.example/visualizer?room=kitchen',
    });
    await renderLead({ answers: [room] }, {}, 'kitchen-in-aurora.jpg', 'room');
    const picture = within(screen.getByRole('region', { name: 'Room' })).getByRole('img');
    expect(picture).toHaveAccessibleName('Kitchen. Counter: Aurora');
    expect(screen.getByRole('link', { name: 'Kitchen. Counter: Aurora' })).toHaveAttribute(
      'href',
      picture.getAttribute('src'),
    );
    expect(screen.queryByRole('region', { name: 'Files' })).not.toBeInTheDocument();
  });

  it('changes the status on Save, not while it is being selected, and keeps the focus', async () => {
    const { user, read } = await renderLead();
    await user.selectOptions(screen.getByLabelText('Status'), 'Quoted');
    expect(await read()).toMatchObject({ status: 'new' });
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    expect(await screen.findByText('Status changed to Quoted.')).toHaveAttribute('role', 'status');
    expect(await read()).toMatchObject({ status: 'quoted' });
    expect(screen.getByLabelText('Status')).toHaveValue('quoted');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save status' })).toHaveFocus());
  });

  it('reports an invalid value at the field, and accepts a corrected one', async () => {
    const { user, read } = await renderLead();
    await user.type(valueField(), 'about five');
    await user.click(screen.getByRole('button', { name: 'Save value' }));
    await waitFor(() => expect(valueField()).toBeInvalid());
    expect(valueField()).toHaveAccessibleDescription(/Enter an amount such as/);
    expect(valueField()).toHaveValue('about five');
    await user.clear(valueField());
    await user.type(valueField(), '980.5');
    await user.click(screen.getByRole('button', { name: 'Save value' }));
    await screen.findByText('Value set to $980.50.');
    expect(valueField()).toBeValid();
    expect(valueField()).toHaveValue('980.50');
    expect(await read()).toMatchObject({ valueCents: 98_050 });
  });

  it('warns before leaving with a rejected value, and not after it was saved, even if formatted differently', async () => {
    const { user } = await renderLead();
    const leave = () => user.click(screen.getByRole('link', { name: /All leads/ }));
    const set = async (value: string) => {
      await user.clear(valueField());
      await user.type(valueField(), `${value}{Enter}`);
    };
    await set('1500');
    await screen.findByText('Value set to $1,500.00.');
    await set('about five');
    await waitFor(() => expect(valueField()).toBeInvalid());
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await set('1500');
    await waitFor(() => expect(valueField()).toHaveValue('1500.00'));
    await leave();
    expect(await screen.findByText(`The inbox${fromPageTwo}`)).toBeVisible();
  });

  it('lists a new note, and clears its field', async () => {
    const { user } = await renderLead();
    await user.type(screen.getByLabelText('New note'), 'Wants oak.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Wants oak.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  it('keeps a note being typed when someone else adds one, and when another form is sent', async () => {
    const { user, note } = await renderLead();
    await user.type(screen.getByLabelText('New note'), 'Wants oak.');
    await note('Rang at noon.');
    await user.selectOptions(screen.getByLabelText('Status'), 'Quoted');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    expect(await screen.findByText('Rang at noon.')).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('Wants oak.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Wants oak.', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  });

  it('returns an unsaved note once someone deleted the lead, and links to the list', async () => {
    const { user, remove } = await renderLead();
    await user.type(screen.getByLabelText('New note'), 'Wants oak.');
    await remove();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const gone = await heading('This lead was deleted');
    await waitFor(() => expect(gone).toHaveFocus());
    expect(screen.getByText(/^Someone else deleted this lead/)).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('Wants oak.');
    expect(screen.getByLabelText('New note')).toHaveAttribute('readonly');
    await user.click(screen.getByRole('link', { name: 'All leads' }));
    expect(await screen.findByText(`The inbox${fromPageTwo}`)).toBeVisible();
  });

  it('keeps a note being typed when another form finds the lead deleted', async () => {
    const { user, remove } = await renderLead();
    await user.type(screen.getByLabelText('New note'), 'Wants oak.');
    await remove();
    await user.selectOptions(screen.getByLabelText('Status'), 'Quoted');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    await waitFor(() => expect(screen.getByLabelText('Status')).toBeInvalid());
    expect(screen.getByLabelText('Status')).toHaveAccessibleDescription(/Someone else deleted this lead/);
    expect(screen.getByLabelText('New note')).toHaveValue('Wants oak.');
  });

  it.each([
    ['Sale value (CAD)', '980.5', 'Save value', 'Value set to $980.50.'],
    ['Follow-up date', '2026-11-30', 'Set date', 'Follow-up set.'],
    ['New note', 'Wants oak.', 'Add note', 'Note added.'],
  ])('says once, at the button, what happened to %s', async (label, typed, button, words) => {
    const { user } = await renderLead();
    await user.type(screen.getByLabelText(label), typed);
    await user.click(screen.getByRole('button', { name: button }));
    const said = await screen.findByText(words);
    expect(said).toHaveAttribute('role', 'status');
    expect(said.parentElement).toBe(screen.getByRole('button', { name: button }).parentElement);
    await user.selectOptions(screen.getByLabelText('Status'), 'Quoted');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    await screen.findByText('Status changed to Quoted.');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('says who flagged it as spam: the check on arrival or a user', async () => {
    const { user } = await renderLead();
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
    const notice = within(await screen.findByRole('region', { name: 'Suspected spam' }));
    expect(notice.getByText('You marked this as spam.')).toBeVisible();
    expect(notice.getByRole('button', { name: 'Not spam' })).toBeVisible();
    expect(screen.queryByText(/didn’t send a confirmation/)).not.toBeInTheDocument();
  });

  it('says that no confirmation was sent because of the spam check', async () => {
    await renderLead({ spam: { score: 60, reasons: ['The form token was forged or damaged'] } });
    expect(screen.getByText('This looks like spam. We saved it but didn’t send a confirmation.')).toBeVisible();
    expect(screen.queryByText('You marked this as spam.')).not.toBeInTheDocument();
  });

  it('clears a follow-up date with a button, which is there only if there is a date', async () => {
    const { user, read } = await renderLead();
    expect(screen.queryByRole('button', { name: 'Clear date' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Follow-up date'), '2026-11-30');
    await user.click(screen.getByRole('button', { name: 'Set date' }));
    await user.click(await screen.findByRole('button', { name: 'Clear date' }));
    await screen.findByText('Follow-up removed.');
    expect(await read()).toMatchObject({ followUpOn: null });
    expect(screen.getByLabelText('Follow-up date')).toHaveValue('');
  });

  it('moves the focus to the result when the clicked button is gone', async () => {
    const { user } = await renderLead();
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
    await waitFor(() => expect(screen.getByText('Marked as spam.')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(screen.getByText('No longer marked as spam.')).toHaveFocus());
  });

  it.each(['sam?bcc=all%40home.example@home.example', 'a&cc=b@home.example'])('is open to %s only', async (email) => {
    const { reference } = await renderLead({ email });
    const link = new URL(screen.getByRole('link', { name: email }).getAttribute('href') ?? '');
    expect(decodeURIComponent(link.pathname)).toBe(email);
    expect([...link.searchParams]).toEqual([['subject', `Re: your request (${reference})`]]);
  });

  it('returns to the list it was opened from', async () => {
    const { user } = await renderLead();
    await user.click(screen.getByRole('link', { name: /All leads/ }));
    expect(await screen.findByText(`The inbox${fromPageTwo}`)).toBeVisible();
  });

  it('moves to the next and previous lead of its list, by keyboard as well, but not from inside a field', async () => {
    const { user } = await renderLead({}, { Newer: 'Second', Newest: 'Third' });
    expect(screen.queryByRole('link', { name: /Next/ })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('New note'), 'Not kept{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: /Previous: Newer Okafor/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('New note')).toHaveValue('Not kept');
    await user.click(screen.getByRole('link', { name: /Previous: Newer Okafor/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await heading('Newer Okafor');
    expect(screen.getByLabelText('New note')).toHaveValue('');
    expect(screen.getByRole('link', { name: /All leads/ })).toHaveAttribute('href', `/admin/leads${fromPageTwo}`);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await heading('Newest Okafor');
    expect(screen.queryByRole('link', { name: /Previous/ })).not.toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heading('Newer Okafor');
  });

  it('links to other requests of the same person', async () => {
    const { user } = await renderLead({}, { Sammy: 'Another' });
    const also = within(screen.getByRole('region', { name: 'Other requests from this person' }));
    expect(also.getByText('New')).toBeVisible();
    await user.click(also.getByRole('link', { name: 'Quote request' }));
    await screen.findByRole('heading', { level: 1, name: 'Sammy Okafor' });
  });

  it('returns to that list after a deletion, too', async () => {
    const { user, read } = await renderLead();
    await user.click(screen.getByText('Delete this lead'));
    await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByText(`The inbox${fromPageTwo}`)).toBeVisible();
    expect(await read()).toBeNull();
  });
});

describe('a lead that was won', () => {
  it('asks for its value, which is optional, and saves it', async () => {
    const { user, read } = await renderLead();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'won');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    const asked = await screen.findByRole('region', { name: 'Won! What was it worth?' });
    await user.click(within(asked).getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('region', { name: 'Won! What was it worth?' })).toBeNull();
    expect(await read()).toMatchObject({ status: 'won', valueCents: null });
  });

  it('isn’t asked for its value while it is marked as spam', async () => {
    const { user } = await renderLead();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'won');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    await screen.findByRole('region', { name: 'Won! What was it worth?' });
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
    await screen.findByText('You marked this as spam.');
    expect(screen.queryByRole('region', { name: 'Won! What was it worth?' })).toBeNull();
  });

  it('shows the saved value at once, and asks no more', async () => {
    const { user, read } = await renderLead();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'won');
    await user.click(screen.getByRole('button', { name: 'Save status' }));
    const asked = within(await screen.findByRole('region', { name: 'Won! What was it worth?' }));
    await user.type(asked.getByRole('textbox', { name: 'Sale value (CAD)' }), '12,500');
    await user.click(asked.getByRole('button', { name: 'Save value' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Won! What was it worth?' })).toBeNull());
    expect(await read()).toMatchObject({ valueCents: 1_250_000 });
  });
});
