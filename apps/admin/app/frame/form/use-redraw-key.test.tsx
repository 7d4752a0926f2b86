// @vitest-environment jsdom
import { Field } from '@showroom/ui/field';
import { Input } from '@showroom/ui/input';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LeadProgress } from '../../leads/progress/lead-progress.tsx';
import type { LeadOutcome } from '../../leads/progress/outcome.ts';
import { SealedForm, type SealedOutcome } from '../../site/settings/sealed-form.tsx';
import { Gate } from '../../testing/gate.ts';
import { UserPage, type UserOutcome } from '../../people/users/user-page.tsx';

const user = {
  accountId: '1',
  name: 'Anna',
  email: 'anna@shop.example',
  role: 'editor' as const,
  username: 'anna',
  state: 'active' as const,
  hasSecondFactor: false,
  passkeyCount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: null,
};

/** Forms whose responses wait for the gate. */
const pages = {
  user: {
    loaded: { name: 'Anna' },
    save: ({ name }: Record<string, string>) => ({ name: name?.trim() ?? '' }),
    answer: { ok: true, words: 'Saved.', isSaved: true },
    label: 'Name',
    first: 'Anna B ',
    saved: 'Anna B',
    button: 'Save',
    Component: () => {
      const { name } = useLoaderData<{ name: string }>();
      return <UserPage user={{ ...user, name }} shown={name} isSelf={false} outcome={useActionData<UserOutcome>()} />;
    },
  },
  value: {
    loaded: { cents: 100 },
    save: ({ value }: Record<string, string>) => ({ cents: Number(value) * 100 }),
    answer: { message: 'Value set.', kept: 'value' },
    label: 'Sale value (CAD)',
    first: '1500',
    saved: '1500.00',
    button: 'Save value',
    Component: () => {
      const { cents } = useLoaderData<{ cents: number }>();
      const lead = { valueCents: cents, followUpOn: null, status: 'new' as const };
      return <LeadProgress lead={lead} today="2026-11-21" outcome={useActionData<LeadOutcome>()} />;
    },
  },
  sealed: {
    loaded: { revision: 1, host: 'mail.example' },
    save: ({ host, from }: Record<string, string>) => ({ revision: Number(from) + 1, host: host?.trim() ?? '' }),
    answer: { ok: true, words: 'Saved.' },
    label: 'Host',
    first: 'smtp.example ',
    saved: 'smtp.example',
    button: 'Save it',
    Component: () => {
      const { revision, host } = useLoaderData<{ revision: number; host: string }>();
      return (
        <SealedForm
          revision={revision}
          outcome={useActionData<SealedOutcome<unknown>>()}
          save="Save it"
          forget={undefined}
        >
          <Field label="Host">
            <Input name="host" defaultValue={host} />
          </Field>
        </SealedForm>
      );
    },
  },
};

it.each(['user', 'value', 'sealed'] as const)(
  'keeps text typed after a %s form was sent, and shows the saved value elsewhere',
  async (name) => {
    const { save, answer, label, first, saved, button, Component, ...page } = pages[name];
    const gates = [new Gate(), new Gate()];
    let [loaded, times]: [object, number] = [page.loaded, 0];
    const Stub = createRoutesStub([
      {
        path: '/',
        HydrateFallback: () => null,
        loader: () => loaded,
        action: async ({ request }: ActionFunctionArgs) => {
          const fields = Object.fromEntries(new URLSearchParams(await request.text()));
          await gates[times++]?.passed;
          loaded = save(fields);
          return { ...answer };
        },
        Component,
      },
    ]);
    vi.stubGlobal('fetch', async () => new Response(''));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    render(<Stub />);
    const typist = userEvent.setup();
    const field = () => screen.getByRole('textbox', { name: label });
    const type = async (text: string) => {
      await typist.clear(field());
      await typist.type(field(), text);
    };
    await waitFor(() => expect(field()).toBeVisible());
    await type(first);
    await typist.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(times).toBe(1));
    await type('27');
    gates[0]?.open();
    await screen.findByText(/^(?:Saved|Value set)\.$/);
    await waitFor(() => expect(loaded).not.toBe(page.loaded));
    expect(field()).toHaveValue('27');
    expect(field()).toHaveAttribute('value', saved);

    await type(first);
    await typist.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(times).toBe(2));
    gates[1]?.open();
    await waitFor(() => expect(field(), 'nothing was typed since').toHaveValue(saved));
  },
);
