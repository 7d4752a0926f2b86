// @vitest-environment jsdom
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addAccount } from '@showroom/store/testing';
import { allow } from '../guard/allow.server.ts';
import { guard } from '../session/require-session.server.ts';
import { ask, enter, routeArgs } from '../../testing/requests.ts';
import { signIn, temporaryAdmin } from '../../testing/temporary-admin.ts';
import GuardedLayout, { ErrorBoundary, loader } from './guarded-layout.tsx';

it('warns the owner on every page while the store can’t save anything', async () => {
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
          return loader(await enter(newContext, ask(path, { token }), { params: {}, pattern: path }));
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
  expect(await screen.findByRole('alert')).toHaveTextContent(/showroom\.db is missing\..*[Pp]ut it back, or restart/);
  await rename(`${file}.away`, file);
});

const findTab = () => screen.findByRole('link', { name: /^Blog Posts/, hidden: true });

it('keeps its tabs around a forbidden and a missing page', async () => {
  const { store, newContext } = await temporaryAdmin();
  const { token } = await addAccount(store, 'editor');
  const show = (path: string, child: () => unknown, refuse?: () => Promise<void>) => {
    const Stub = createRoutesStub([
      {
        path: '/admin',
        HydrateFallback: () => null,
        Component: GuardedLayout,
        ErrorBoundary,
        loader: async () => {
          const request = ask(path, { token });
          const context = newContext();
          await guard({ request, context });
          // Like a rule that throws before any loader.
          await refuse?.();
          return loader(routeArgs({ request, context, params: {}, pattern: path }));
        },
        children: [{ path: path.replace('/admin/', ''), loader: child, Component: () => null }],
      },
    ]);
    return render(<Stub initialEntries={[path]} />);
  };

  const refused = show(
    '/admin/users',
    () => null,
    async () => {
      const request = ask('/admin/users', { token });
      const context = newContext();
      await guard({ request, context });
      await allow('users')({ request, context });
    },
  );
  expect(await findTab()).toBeInTheDocument();
  expect(screen.getByText(/don't have permission to view this page/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Leads', hidden: true })).toBeNull();
  refused.unmount();

  show('/admin/none', () => {
    throw data(null, { status: 404 });
  });
  expect(await findTab()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
