import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Switch } from './switch.tsx';

const posted = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];

test('is posted like a checkbox, and toggled by label and keyboard', async () => {
  render(
    <form aria-label="Settings">
      <Switch name="comments" value="yes" label="Allow comments" description="On every post" />
    </form>,
  );
  await userEvent.click(screen.getByText('Allow comments'));
  expect(posted()).toEqual([['comments', 'yes']]);
  expect(screen.getByRole('switch', { name: /Allow comments/ })).toHaveAccessibleDescription('On every post');
  await userEvent.keyboard(' ');
  expect(posted()).toEqual([]);
});
