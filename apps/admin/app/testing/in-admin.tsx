import type { Decorator } from '@storybook/react-vite';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoutesStub } from 'react-router-dom';

const Page = createContext<ReactNode>(null);

/** Puts a story into the admin, at an address, in its denser size. What it posts is taken and nothing comes of it. */
export function inAdmin(at = '/admin/leads'): Decorator {
  return (Story) => (
    <AdminAt at={at}>
      <Story />
    </AdminAt>
  );
}

function AdminAt({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const [Stub] = useState(() => createRoutesStub([{ path: '*', Component: () => use(Page), action: () => null }]));
  // As `styles.css` has it for the whole application.
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
