// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createRoutesStub,
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { asSamePage } from './same-page.ts';
import { useLastAnswer } from './use-last-answer.ts';

function Editor() {
  const answer = useLastAnswer(useActionData<{ readonly problem: string }>());
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <>
      <p>Problem: {answer?.problem ?? 'none'}</p>
      <button onClick={() => void revalidate()}>Load again</button>
      <button onClick={() => void navigate('/7', asSamePage)}>Take the lasting URL</button>
      <Link to="#main">Skip to the content</Link>
      <Link to="/8">Next</Link>
      <Form method="post">
        <button type="submit">Save</button>
      </Form>
    </>
  );
}

async function openEditor() {
  let count = 0;
  let loads = 0;
  let isFixed = false;
  const Stub = createRoutesStub([
    {
      path: '/:id',
      HydrateFallback: () => null,
      loader: () => {
        loads += 1;
        return loads;
      },
      action: ({ params }) => {
        if (isFixed) return redirect(`/${params['id']}`);
        count += 1;
        return data({ problem: `Enter a title (${count})` }, { status: 400 });
      },
      Component: Editor,
    },
  ]);
  render(<Stub initialEntries={['/new']} />);
  const user = userEvent.setup();
  const click = async (name: string) => user.click(await screen.findByText(name));
  await click('Save');
  await screen.findByText('Problem: Enter a title (1)');
  return { click, loads: () => loads, fix: () => (isFixed = true) };
}

it('lasts when the page reloads, gets its permanent URL, or loads another part', async () => {
  const { click, loads } = await openEditor();
  for (const step of ['Load again', 'Take the lasting URL', 'Skip to the content', 'Load again']) {
    const before = loads();
    await click(step);
    if (step !== 'Skip to the content') await expect.poll(loads).toBeGreaterThan(before);
    expect(screen.getByText('Problem: Enter a title (1)')).toBeVisible();
  }
  await click('Save');
  await screen.findByText('Problem: Enter a title (2)');
});

it.each([
  ['once the form was sent again and taken', 'Save'],
  ['on another page of the same kind', 'Next'],
])('ends %s', async (_, step) => {
  const { click, fix } = await openEditor();
  fix();
  await click(step);
  await screen.findByText('Problem: none');
});

it('is used by every page that needs a session', () => {
  const sources = import.meta.glob<string>('../../**/*.route.tsx', { eager: true, query: '?raw', import: 'default' });
  const own = Object.entries(sources).filter(
    ([path, text]) => !path.includes('/people/sign-in/') && text.includes('actionData'),
  );
  expect(own.length).toBeGreaterThan(30);
  const others = own.filter(([, text]) => !text.includes('= useLastAnswer(actionData);'));
  expect(others.map(([path]) => path)).toEqual([]);
});
