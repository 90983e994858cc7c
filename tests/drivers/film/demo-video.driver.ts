import { agentWords } from '#content/site/agent-words.ts';
import { agent } from '#content/agents/network-os.ts';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import type { demoVideoMachine } from '#machines/demo-video/demo-video.machine.ts';
import { button, link, type Assertions, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const play = button(`Play video: ${demoVideo.title}`);
const close = button('Close video');
const player: Find = { css: 'iframe' };
const chapter = (at: number) =>
  button(demoPage.features.find(({ seconds }) => seconds === at)?.label ?? '');
const playsAlready = 'The player replaces the play button.';
const elsewhere = 'Covered on the demo page, where the chapters have buttons.';
const once = 'A player loads once.';

async function expectPlaying(page: Assertions, startAt: number | null) {
  const start = startAt === null ? '' : `&at=${startAt}`;
  await page.expectVisible({ css: `iframe[src^="${demoVideo.filmPath}?autoplay=1${start}"]` });
  await page.expectVisible({ css: `iframe[title="${demoVideo.title}"]` });
  await page.expectVisible(close);
  await page.expectAbsent(play);
}

const onDemoPage: MachineDriver<typeof demoVideoMachine> = {
  path: '/demo',
  setting: { hold: ['player'] },
  events: {
    'play.pressed': {
      can: (_, { value }) => value === 'facade' || playsAlready,
      control: play,
      act: async (driver) => {
        await driver.click(play);
        await driver.expectVisible(player, { focused: true });
      },
    },
    'hash.matched': 'The demo page has no hash for its video.',
    'chapter.selected': { act: (driver, { at }) => driver.click(chapter(at)) },
    'player.loaded': {
      can: (_, snapshot) => snapshot.matches({ playing: 'loading' }) || once,
      act: (driver) => driver.settle('player', 'done'),
    },
    'video.closed': {
      can: (_, { value }) => value !== 'facade' || 'There is no player to close.',
      control: close,
      act: async (driver) => {
        await driver.click(close);
        await driver.expectVisible(play, { focused: true });
      },
    },
  },
  stateAssertions: {
    facade: async (page) => {
      await page.expectVisible(play);
      await page.expectAbsent(player);
      await page.expectAbsent(close);
    },
    'playing.loading': (page, { context }) => expectPlaying(page, context.startAt),
    'playing.ready': (page, { context }) => expectPlaying(page, context.startAt),
  },
};

/** Drives the video on an agent page, which a hash can open. */
const onAgentPage: MachineDriver<typeof demoVideoMachine> = {
  setting: { hold: ['player'] },
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'hash.matched': {
      act: (driver, _, __, { isOpen }) =>
        isOpen
          ? driver.click(link(agentWords.watchDemo, { css: 'main' }))
          : driver.open(`/solutions/${agent.slug}#demo-video`, { hold: ['player'] }),
    },
    'play.pressed': elsewhere,
    'chapter.selected': elsewhere,
    'player.loaded': {
      can: (_, snapshot) => snapshot.matches({ playing: 'loading' }) || once,
      act: (driver) => driver.settle('player', 'done'),
    },
    'video.closed': elsewhere,
  },
  stateAssertions: onDemoPage.stateAssertions,
};

export const machineDrivers = [onDemoPage, onAgentPage];
