// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, data, useActionData } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ReplyOutcome } from './reply-outcome.ts';
import { ReplyPage } from './reply-page.tsx';

const letter = { subject: 'Your kitchen', text: 'Thursday at nine?' };
const lead = {
  id: '1',
  firstName: 'Sam',
  lastName: 'Oak',
  email: 'sam@home.example',
  reference: 'Q-1',
  status: 'new' as const,
};

const Reply = () => (
  <ReplyPage
    lead={lead}
    templates={[]}
    templateId={undefined}
    formId="1"
    letter={letter}
    answered={null}
    answersTo="hello@shop.example"
    inboxSearch=""
    maySetTemplates={false}
    outcome={useActionData<ReplyOutcome>()}
  />
);

it('leads to what is wrong with a letter each time it comes back, however far below the press was', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const outcome: ReplyOutcome = { formId: '1', letter, isContacted: true, field: 'text', message: 'It is too long.' };
  const Stub = createRoutesStub([{ path: '/', Component: Reply, action: () => data({ ...outcome }, { status: 400 }) }]);
  render(<Stub />);
  const user = userEvent.setup();
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  await expect.poll(() => screen.queryByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'It is too long.' }));
  expect(screen.getByRole('textbox', { name: 'Letter' })).toHaveFocus();
  await user.click(send);
  await expect.poll(() => screen.queryByRole('alert')).toHaveFocus();
});
