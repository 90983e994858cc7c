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
const part = (at: number) =>
  button(demoPage.features.find(({ seconds }) => seconds === at)?.label ?? '');
const playsAlready = 'The play button has given way to the player.';
const elsewhere = 'It is looked at on the page of the demo, where its parts are named.';
const once = 'A player loads once.';

async function plays(page: Assertions, startAt: number | null) {
  const start = startAt === null ? '' : `&at=${startAt}`;
  await page.expectVisible({ css: `iframe[src="${demoVideo.filmPath}?autoplay=1${start}"]` });
  await page.expectVisible({ css: `iframe[title="${demoVideo.title}"]` });
  await page.expectVisible(close);
  await page.expectAbsent(play);
}

const labelled: MachineDriver<typeof demoVideoMachine> = {
  path: '/demo',
  given: { hold: ['player'] },
  events: {
    'play.pressed': {
      can: (_, { value }) => value === 'facade' || playsAlready,
      control: play,
      act: async (driver) => {
        await driver.click(play);
        await driver.expectVisible(player, { focused: true });
      },
    },
    'hash.matched': 'The page of the demo has no address for its video.',
    'label.picked': { act: (driver, { at }) => driver.click(part(at)) },
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
    'playing.loading': (page, { context }) => plays(page, context.startAt),
    'playing.ready': (page, { context }) => plays(page, context.startAt),
  },
};

/** On an agent's page, whose address may lead to the video. */
const addressed: MachineDriver<typeof demoVideoMachine> = {
  given: { hold: ['player'] },
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'hash.matched': {
      act: (driver, _, __, { isOpen }) =>
        isOpen
          ? driver.click(link(agentWords.watchDemo, { css: 'main' }))
          : driver.open(`/solutions/${agent.slug}#demo-video`, { hold: ['player'] }),
    },
    'play.pressed': elsewhere,
    'label.picked': elsewhere,
    'player.loaded': {
      can: (_, snapshot) => snapshot.matches({ playing: 'loading' }) || once,
      act: (driver) => driver.settle('player', 'done'),
    },
    'video.closed': elsewhere,
  },
  stateAssertions: labelled.stateAssertions,
};

export const machineDrivers = [labelled, addressed];
