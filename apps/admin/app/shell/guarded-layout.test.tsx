// @vitest-environment jsdom
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guard } from '../session/require-session.server.ts';
import { ask, routeArgs } from '../testing/requests.ts';
import { signIn, temporaryAdmin } from '../testing/temporary-admin.ts';
import GuardedLayout, { loader } from './guarded-layout.tsx';

it('tells the owner on every page while the store cannot keep anything', async () => {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await signIn(store);
  const path = '/admin/leads';
  const show = () => {
    const Stub = createRoutesStub([
      {
        path,
        HydrateFallback: () => null,
        Component: GuardedLayout,
        loader: async () => {
          const request = ask(path, { token });
          const context = newContext();
          await guard({ request, context });
          return loader(routeArgs({ request, context, params: {}, pattern: path }));
        },
      },
    ]);
    return render(<Stub initialEntries={[path]} />);
  };

  const well = show();
  await screen.findByRole('link', { name: /^Leads/, hidden: true });
  expect(screen.queryByRole('alert')).toBeNull();
  well.unmount();

  const file = join(store.dataDir, 'showroom.db');
  await rename(file, `${file}.away`);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/showroom\.db is gone\..*put it back, or restart/);
  await rename(`${file}.away`, file);
});
