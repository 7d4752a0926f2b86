// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guard } from '../session/require-session.server.ts';
import { ask, routeArgs } from '../testing/requests.ts';
import { storeLead } from '../testing/sample-lead.ts';
import { signIn, temporaryAdmin } from '../testing/temporary-admin.ts';
import LeadPage, { loader } from './lead.route.tsx';

const pattern = '/admin/leads/:leadId';

it.each(['sam?bcc=all%40home.example@home.example', 'a&cc=b@home.example'])(
  'answers to %s and to nobody else',
  async (email) => {
    const { store, newContext } = await temporaryAdmin();
    const { token } = await signIn(store);
    const lead = await storeLead(store, { email });
    const path = `/admin/leads/${lead.id}`;
    const Stub = createRoutesStub([
      {
        path: pattern,
        HydrateFallback: () => null,
        Component: LeadPage,
        loader: async () => {
          const request = ask(path, { token });
          const context = newContext();
          await guard({ request, context });
          return loader(routeArgs({ request, context, params: { leadId: lead.id }, pattern }));
        },
      },
    ]);
    render(<Stub initialEntries={[path]} />);

    const link = new URL((await screen.findByRole('link', { name: email })).getAttribute('href') ?? '');
    expect(decodeURIComponent(link.pathname)).toBe(email);
    expect([...link.searchParams]).toEqual([['subject', `Your request ${lead.reference}`]]);
  },
);
