import { expect, test } from '../../support/journey.ts';
import { waitUntilAlive } from '../../support/visit.ts';

test('the owner adds a frequently asked question: it is on the site at the next visit, and the search finds it', async ({
  ownerPage: admin,
  page,
}) => {
  const question = 'Do you take old marmoleum floors away?';

  await test.step('the FAQ page does not have the question yet', async () => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: question })).toHaveCount(0);
  });

  await test.step('the user adds it', async () => {
    await admin.goto('/admin/dashboard-pro/faqs');
    await waitUntilAlive(admin);
    await admin.getByRole('link', { name: 'Add Question' }).first().click();
    const form = admin.getByRole('dialog', { name: 'Add Question' });
    await form.getByLabel('Question').fill(question);
    await form.getByLabel('Answer').fill('Yes, **all of them**. Call {phone} first.');
    await form.getByLabel('Group').selectOption('In-stock items');
    await form.getByRole('button', { name: 'Add Question' }).click();
    await expect(admin.getByRole('log', { name: 'Messages' })).toContainText('Question added successfully!');
  });

  await test.step('the page shows it, with the phone number from the settings', async () => {
    // From another page; within the same page the browser only scrolls.
    await page.goto('/about-us');
    await page.goto('/faq#do-you-take-old-marmoleum-floors-away');
    const answer = page.getByRole('article', { name: question });
    await expect(answer).toBeInViewport();
    await expect(answer).toContainText(/Yes, all of them\. Call \(?\d{3}/);
    await expect(answer.locator('strong')).toHaveText('all of them');
  });

  await test.step('its category page links to it, and the search finds it', async () => {
    await page.goto('/in-stock');
    await page.getByRole('link', { name: question }).click();
    await expect(page.getByRole('article', { name: question })).toBeInViewport();
    await page.goto('/search?q=marmoleum');
    await page.getByRole('main').getByRole('link', { name: question }).click();
    await expect(page).toHaveURL(/\/faq#do-you-take-old-marmoleum-floors-away$/);
    await expect(page.getByRole('article', { name: question })).toBeInViewport();
  });
});
