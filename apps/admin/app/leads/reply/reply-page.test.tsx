// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, data, useActionData, useSearchParams } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ReplyOutcome } from './reply-outcome.ts';
import { ReplyPage } from './reply-page.tsx';

const draft = { subject: 'Your kitchen', text: 'Thursday at nine?' };
const lead = {
  id: '1',
  firstName: 'Sam',
  lastName: 'Oak',
  email: 'sam@home.example',
  reference: 'Q-1',
  status: 'new' as const,
};

const Reply = () => {
  const template = useSearchParams()[0].get('template') ?? '';
  return (
    <ReplyPage
      lead={lead}
      templates={[{ id: '2', name: 'Second' }]}
      templateId={template === '' ? undefined : template}
      formId="1"
      draft={template === '' ? draft : { ...draft, text: `From template ${template}` }}
      answered={null}
      responses={0}
      answersTo="hello@shop.example"
      inboxSearch=""
      maySetTemplates={false}
      outcome={useActionData<ReplyOutcome>()}
    />
  );
};

it('scrolls to the errors of a rejected reply each time', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const outcome: ReplyOutcome = { formId: '1', draft, isContacted: true, field: 'text', message: 'It is too long.' };
  const Stub = createRoutesStub([{ path: '/', Component: Reply, action: () => data({ ...outcome }, { status: 400 }) }]);
  render(<Stub />);
  const user = userEvent.setup();
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  await expect.poll(() => screen.queryByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'It is too long.' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await user.click(send);
  await expect.poll(() => screen.queryByRole('alert')).toHaveFocus();
});

it('asks before another template replaces what was typed, and not if nothing was', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Reply }]);
  render(<Stub />);
  const user = userEvent.setup();
  const use = await screen.findByRole('button', { name: 'Apply template' });
  await user.selectOptions(screen.getByLabelText('Template'), 'Second');
  await user.type(screen.getByLabelText('Message'), ' Or Friday?');
  await user.click(use);
  expect(await screen.findByRole('dialog', { name: 'Replace your text?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect(screen.getByLabelText('Message')).toHaveValue('Thursday at nine? Or Friday?');
  await user.click(use);
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  await expect.poll(() => screen.getByLabelText('Message')).toHaveValue('From template 2');
  await user.selectOptions(screen.getByLabelText('Template'), 'Blank email');
  await user.click(use);
  await expect.poll(() => screen.getByLabelText('Message')).toHaveValue('Thursday at nine?');
});
