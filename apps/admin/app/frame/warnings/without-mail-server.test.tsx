// @vitest-environment jsdom
import { findLead } from '@showroom/store/admin';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { action as reply, loader as openReply } from '../../leads/reply/reply.route.tsx';
import { ForgotPage } from '../../people/sign-in/forgot-page.tsx';
import { loader as openForgot } from '../../people/sign-in/forgot.route.tsx';
import { loader as openOverview } from '../../overview/pro-overview.route.tsx';
import { noticeOf } from '../../testing/notice-of.ts';
import { ask, enter, responseOf, routeArgs } from '../../testing/requests.ts';
import { storeLead } from '../../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import { InvitationLink } from '../../people/users/invitation-link.tsx';
import { loader as openUsers } from '../../people/users/users.route.tsx';
import { MailNotice } from './mail-notice.tsx';

async function openWithoutMail() {
  const { store, newContext } = await temporaryAdmin({ smtpUrl: undefined });
  const { token } = await signIn(store);
  return { store, newContext, token };
}

/** Renders a page of the admin with working links. */
function draw(Page: () => React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
}

describe('without a mail server', () => {
  it('promises no link for a forgotten password', async () => {
    const { newContext } = await openWithoutMail();
    const pattern = '/admin/login/forgot';
    const page = await openForgot(routeArgs({ request: ask(pattern), context: newContext(), params: {}, pattern }));
    expect(page).toMatchObject({ isMailSetUp: false });
    draw(() => <ForgotPage {...page} />);
    expect(screen.getByText('Email isn’t set up, so a link can’t be sent.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('holds a reply and says so, and leaves the status of its lead', async () => {
    const { store, newContext, token } = await openWithoutMail();
    const lead = await storeLead(store);
    const pattern = '/admin/leads/:leadId/reply';
    const argsFor = (fields?: Record<string, string>) =>
      enter(newContext, ask(`/admin/leads/${lead.id}/reply`, { token, fields }), {
        params: { leadId: lead.id },
        pattern,
      });
    expect((await openReply(await argsFor())).mail).toMatchObject({ isSetUp: false, maySetUp: true });
    const fields = { form: '1', subject: 'Baseboards', text: 'Thursday at nine?', contacted: 'yes', intent: 'send' };
    const response = await responseOf(async () => reply(await argsFor(fields)));
    expect(noticeOf(response)).toMatchObject({
      text: 'Saved, but not sent: we’ll send it once email is set up.',
      // Drawn as a warning: a check mark would say that it was sent.
      hasFailed: true,
    });
    expect((await findLead(store, lead.id))?.status).toBe('new');
  });

  it('lists waiting emails on the overview and with an invitation', async () => {
    const { store, newContext, token } = await openWithoutMail();
    await storeLead(store);
    const users = await openUsers(
      await enter(newContext, ask('/admin/dashboard/users', { token }), {
        params: {},
        pattern: '/admin/dashboard/users',
      }),
    );
    expect(users.mail.isSetUp).toBe(false);
    draw(() => <InvitationLink email="anna@shop.example" url="http://a/b" isMailSetUp={users.mail.isSetUp} />);
    expect(document.body.textContent).toMatch(/isn’t set up/);
    const { mail } = await openOverview(
      await enter(newContext, ask('/admin/dashboard-pro', { token }), { params: {}, pattern: '/admin/dashboard-pro' }),
    );
    draw(() => <MailNotice {...mail} />);
    expect(screen.getByText(`${mail.waiting} emails are waiting to be sent: email isn’t set up.`)).toBeDefined();
    expect(mail.waiting).toBeGreaterThan(1);
  });
});
