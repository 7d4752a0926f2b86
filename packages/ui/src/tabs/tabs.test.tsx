import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'library', label: 'Your library' },
  { value: 'site', label: 'Site images' },
];

test('shows the first panel, and another one by arrow key or click', async () => {
  render(
    <Tabs label="Choose from" tabs={tabs}>
      <TabPanel value="library">Uploaded</TabPanel>
      <TabPanel value="site">Built in</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole('tablist', { name: 'Choose from' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Your library' })).toHaveTextContent('Uploaded');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Site images' })).toHaveTextContent('Built in');
  await userEvent.click(screen.getByRole('tab', { name: 'Your library' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Uploaded');
});

test('follows its caller’s value', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <Tabs label="Choose from" tabs={tabs} value="library" onValueChange={onValueChange}>
      <TabPanel value="library">Uploaded</TabPanel>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Site images' }));
  expect(onValueChange).toHaveBeenCalledWith('site');
  expect(screen.getByRole('tab', { name: 'Your library' })).toHaveAttribute('aria-selected', 'true');
});
