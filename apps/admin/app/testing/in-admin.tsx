import type { Decorator } from '@storybook/react-vite';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router-dom';

const Page = createContext<ReactNode>(null);

/** Renders a story in the admin at a path, in its denser size. Forms are accepted and do nothing. */
export function inAdmin(at = '/admin/leads'): Decorator {
  return (Story) => (
    <AdminAt at={at}>
      <Story />
    </AdminAt>
  );
}

function AdminAt({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const [Stub] = useState(() => createRoutesStub([{ path: '*', Component: () => use(Page), action: () => null }]));
  // As in `styles.css`.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '87.5%';
    return () => {
      style.fontSize = '';
    };
  }, []);
  return (
    <Page value={children}>
      <Stub initialEntries={[at]} />
    </Page>
  );
}
