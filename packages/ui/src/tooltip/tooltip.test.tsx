import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

test('describes its trigger on focus, and closes on Escape', async () => {
  render(
    <Tooltip text="Alt + ↓">
      <a href="#next">Next</a>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Alt + ↓');
  expect(screen.getByRole('link')).toHaveAccessibleDescription('Alt + ↓');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
