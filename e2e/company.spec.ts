import { about } from '../content/about';
import { brand } from '../content/brand';
import { careers } from '../content/careers';
import { newsroom } from '../content/newsroom';
import { privacy } from '../content/privacy';
import { expect, open, test } from './fixtures';
import { heading } from './forms';
import { expectDrawn } from './wordmarks';

const companyPages = [
  { path: '/about', title: 'About', h1: about.hero.title },
  { path: '/careers', title: 'Careers', h1: careers.title },
  { path: '/newsroom', title: 'Newsroom', h1: newsroom.title },
  { path: '/privacy', title: 'Privacy', h1: privacy.title },
];

for (const { path, title, h1 } of companyPages) {
  test(`contracts §2: ${path} has one heading, its head, and no sideways scrolling at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await expect(heading(page)).toHaveText([h1]);
    await expect(page).toHaveTitle(`${title} · ${brand.name}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      brand.siteUrl + path,
    );
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('§2 about: hero, mission, team with six prior employers, four values, two ways on', async ({
  page,
}) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(about.hero.title);
  await expect(main.getByText(about.hero.lead, { exact: true })).toBeVisible();
  const team = main.getByRole('region', { name: about.team.heading });
  for (const paragraph of about.team.text) await expect(team).toContainText(paragraph);
  await expect(main.getByRole('region', { name: 'Our mission' })).toContainText(about.mission.text);
  const employers = main
    .getByRole('list', { name: /our founders worked at/ })
    .getByRole('listitem')
    .getByRole('img');
  await expect(employers).toHaveCount(6);
  for (const [index, { name }] of about.team.employers.entries()) {
    await expect(employers.nth(index)).toHaveAccessibleName(name);
    await expectDrawn(employers.nth(index).locator('use'));
  }
  await expect(main.getByRole('list', { name: 'What we hold to' }).getByRole('heading')).toHaveText(
    ['Infrastructure First', 'Speed to Value', 'Operator Obsessed', 'Security by Design'],
  );
  await main.getByRole('link', { name: 'View Open Positions', exact: true }).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await main.getByRole('link', { name: 'Schedule a Demo', exact: true }).click();
  await expect(page).toHaveURL('/book-demo');
});

test('§2 careers: six reasons to join; no positions yet, with ways to About and the careers address', async ({
  page,
}) => {
  await open(page, '/careers');
  const reasons = page.getByRole('region', { name: 'Six reasons to join' });
  await expect(reasons.getByRole('listitem')).toHaveCount(6);
  await expect(reasons).toContainText(/across North America or Europe/);
  for (const name of ['Remote-first', 'Equity', 'Health benefits', 'Unlimited PTO']) {
    await expect(reasons.getByRole('heading', { name })).toBeVisible();
  }

  const positions = page.getByRole('region', { name: 'Open Positions' });
  await expect(positions).toContainText('There are no open positions yet.');
  await expect(positions.getByRole('link', { name: /Write to/ })).toHaveAttribute(
    'href',
    `mailto:${brand.mail.careers}`,
  );
  await positions.getByRole('link', { name: /About/ }).click();
  await expect(page).toHaveURL('/about');
});

test('§2 newsroom: the podcast opens in a new tab that is announced; the press contact is a mail link', async ({
  page,
}) => {
  await open(page, '/newsroom');
  const podcast = page.getByRole('main').getByRole('article');
  await expect(podcast).toHaveCount(1);
  await expect(podcast).toHaveAccessibleName(newsroom.podcast.title);
  await expect(podcast).toContainText('Podcast');
  const link = podcast.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
  await expect(link).toHaveAttribute('href', brand.podcastUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const { origin } = new URL(brand.podcastUrl);
  expect([new URL(page.url()).origin, brand.siteUrl]).not.toContain(origin);

  const press = page.getByRole('region', { name: 'Press contact' });
  await expect(press.getByRole('link')).toHaveAttribute('href', `mailto:${brand.mail.press}`);
});
