import type { Plugin } from 'vite';
import { brand } from '#content/brand.ts';
import type { FormTarget, FormTargets } from '#src/lib/forms/form-target.ts';
import { collectorWarning, describeTargets, resolveTargets } from './resolve-targets.ts';

const name = 'virtual:form-targets';

/** Returns the target without the parts that only the build needs. */
const forBrowsers = ({
  url,
  encoding,
  accepts,
  action,
  hidden,
  fields,
  takesAnyMailbox,
  id,
}: FormTarget) => ({
  url,
  encoding,
  accepts,
  action,
  hidden,
  fields,
  takesAnyMailbox,
  id,
});

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
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(module) {
      if (module !== `\0${name}`) return null;
      const plain: FormTargets = {
        lead: forBrowsers(targets.lead),
        demo: forBrowsers(targets.demo),
      };
      const all = Object.values(targets);
      const origins = {
        connect: all.map(({ url }) => url),
        formAction: [...all.flatMap(({ formAction }) => formAction), brand.siteUrl],
      };
      return [
        `export const formTargets = ${JSON.stringify(plain)};`,
        `export const formOrigins = ${JSON.stringify(origins)};`,
      ].join('\n');
    },
    buildApp: {
      order: 'post',
      handler({ config: { logger } }) {
        // `npm start` serves the collector, and prints the destinations itself.
        if (process.env['npm_lifecycle_event'] === 'start') return Promise.resolve();
        console.log(describeTargets(targets).join('\n'));
        const warning = collectorWarning(targets);
        if (warning) logger.warn(`\n${warning}\n`);
        return Promise.resolve();
      },
    },
  };
}
