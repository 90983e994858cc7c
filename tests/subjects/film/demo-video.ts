import { agentWords } from '#content/site/agent-words.ts';
import { agent } from '#content/agents/network-os.ts';
import { demoPage } from '#content/site/demo-page.ts';
import { demoVideo } from '#content/film/demo-video.ts';
import type { demoVideoMachine } from '#machines/demo-video/demo-video.machine.ts';
import { button, link, type Eyes, type Find } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const play = button(`Play video: ${demoVideo.title}`);
const close = button('Close video');
const player: Find = { css: 'iframe' };
const part = (at: number) =>
  button(demoPage.features.find(({ seconds }) => seconds === at)?.label ?? '');
const playsAlready = 'The play button has given way to the player.';
const elsewhere = 'It is looked at on the page of the demo, where its parts are named.';
const once = 'A player loads once.';

async function plays(eyes: Eyes, startAt: number | null) {
  const start = startAt === null ? '' : `&at=${startAt}`;
  await eyes.see({ css: `iframe[src="${demoVideo.filmPath}?autoplay=1${start}"]` });
  await eyes.see({ css: `iframe[title="${demoVideo.title}"]` });
  await eyes.see(close);
  await eyes.miss(play);
}

const labelled: Subject<typeof demoVideoMachine> = {
  path: '/demo',
  given: { hold: ['player'] },
  events: {
    'play.pressed': {
      can: (_, { value }) => value === 'facade' || playsAlready,
      control: play,
      act: async (hands) => {
        await hands.press(play);
        await hands.see(player, { focused: true });
      },
    },
    'hash.matched': 'The page of the demo has no address for its video.',
    'label.picked': { act: (hands, { at }) => hands.press(part(at)) },
    'player.loaded': {
      can: (_, snapshot) => snapshot.matches({ playing: 'loading' }) || once,
      act: (hands) => hands.answer('player', 'done'),
    },
    'video.closed': {
      can: (_, { value }) => value !== 'facade' || 'There is no player to close.',
      control: close,
      act: async (hands) => {
        await hands.press(close);
        await hands.see(play, { focused: true });
      },
    },
  },
  promises: {
    facade: async (eyes) => {
      await eyes.see(play);
      await eyes.miss(player);
      await eyes.miss(close);
    },
    'playing.loading': (eyes, { context }) => plays(eyes, context.startAt),
    'playing.ready': (eyes, { context }) => plays(eyes, context.startAt),
  },
};

/** On an agent's page, whose address may lead to the video. */
const addressed: Subject<typeof demoVideoMachine> = {
  given: { hold: ['player'] },
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'hash.matched': {
      act: (hands, _, __, { isOpen }) =>
        isOpen
          ? hands.press(link(agentWords.watchDemo, { css: 'main' }))
          : hands.open(`/solutions/${agent.slug}#demo-video`, { hold: ['player'] }),
    },
    'play.pressed': elsewhere,
    'label.picked': elsewhere,
    'player.loaded': {
      can: (_, snapshot) => snapshot.matches({ playing: 'loading' }) || once,
      act: (hands) => hands.answer('player', 'done'),
    },
    'video.closed': elsewhere,
  },
  promises: labelled.promises,
};

export const subjects = [labelled, addressed];
