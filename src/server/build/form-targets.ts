import type { Plugin } from 'vite';
import { brand } from '#content/brand.ts';
import { collectorWarning, describeTargets, resolveTargets } from './resolve-targets.ts';

const id = 'virtual:form-targets';

/**
 * Serves `virtual:form-targets`, the forms' destinations as plain data, and prints them after a
 * build. Throws if a variable is invalid.
 */
export function formTargets(): Plugin {
  let targets: ReturnType<typeof resolveTargets>;
  return {
    name: 'form-targets',
    configResolved: ({ env }) => {
      targets = resolveTargets(env);
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const plain = Object.entries(targets).map(([form, { service, formAction, ...target }]) => [
        form,
        target,
      ]);
      const all = Object.values(targets);
      const origins = {
        connect: all.map(({ url }) => url),
        formAction: [...all.flatMap(({ formAction }) => formAction), brand.siteUrl],
      };
      return [
        `export const formTargets = ${JSON.stringify(Object.fromEntries(plain))};`,
        `export const formOrigins = ${JSON.stringify(origins)};`,
      ].join('\n');
    },
    buildApp: {
      order: 'post',
      async handler({ config: { logger } }) {
        for (const line of describeTargets(targets)) logger.info(line);
        // `npm start` serves the collector.
        const warning = process.env['npm_lifecycle_event'] !== 'start' && collectorWarning(targets);
        if (warning) logger.warn(`\n${warning}\n`);
      },
    },
    configurePreviewServer({ config: { logger } }) {
      if (collectorWarning(targets)) return;
      for (const line of describeTargets(targets)) logger.info(line);
    },
  };
}
