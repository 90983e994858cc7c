import type { Plugin } from 'vite';

/**
 * Patterns of the modules in a chunk, in order of priority; the bundler places every other module. A
 * chunk also takes the imports of its modules. One chunk per library lets a page evaluate one at a time.
 */
const bundles: { [name: string]: RegExp[] } = {
  react: [/\/node_modules\/(react|react-dom|scheduler)\//],
  router: [
    /\/node_modules\/(@tanstack\/(history|router-core|react-router|store|react-store)|use-sync-external-store)\/(?!.*\/useBlocker\.)/,
  ],
  // With the modules that views of machines share.
  xstate: [/\/node_modules\/(@xstate\/react|xstate)\//, /\/src\/binding\/|\/must-be-provided\./],
  /** Code of every page. */
  base: [
    /preload-helper|\/src\/design\/(compiled|global|tokens)\.|\/src\/entries\/route-tree/,
    /\/content\/(brand|catalog|constants|number-text|film\/demo-video|site\/sign-in-link)\./,
    /\/src\/hydration\/(below-fold|error-boundary|events|hydrated|on-demand|region)\./,
    /\/src\/features\/(page\/(document|route-error)|site\/(estimate\/shared-estimate|shell\/bare-shell))\./,
    /\/_bare\.tsx\?tsr-split=component/,
    /\/src\/services\/(browser\/(connection|motion)|storage\/storage)\./,
    /\/src\/ui\/(data\/sample-tag|form\/button|layout\/(icon|layout|logo|section))\.|\/icons\/(arrow-(left|right)|check)\./,
  ],
  /** The theme's controls, the small-screen menus, and copying. */
  controls: [
    /\/icons\/(menu|x)\.|\/src\/ui\/overlay\/modal\./,
    /\/src\/features\/(theme\/(theme-store|use-theme-choice)|page\/use-clipboard)\./,
  ],
  /** The links of the menus, the footer and the lists of agents and industries. */
  links: [/\/content\/(navigation|summaries\.built)\./],
  /** Styles of the header's and the footer's controls: one sheet in the HTML of every page. */
  menus: [/\/(mobile-menu|header-dropdown|site-footer|theme-choice)\.styles\./],
  /** The shell of every public page, and the modules that its menus share. */
  shell: [
    /\/site\/(book-bar|shell\/site-(header\.styles|shell))\.|\/_site\.tsx\?tsr-split=component|\/(page-hero|strand-chip|menu-list|chevron-down)\./,
  ],
  /** Storage and addresses of the public forms and of the workspace. */
  records: [
    /\/(clock|email-address|listen|open-page|parse-json|preview-chat|quarantine|record-id)\./,
  ],
  /** Fields of the public forms and of the workspace. */
  fields: [/\/use-fields\./, /\/src\/ui\/form\/(field|interactive)\./],
  /** Modules of the privacy page and the workspace. */
  tables: [/\/(time-format|data-table|status-chip)(\.styles)?\./],
  /** The forms whose submissions are sent. */
  leads: [/\/(form-draft|lead-email|lead-service|hidden-fields|honeypot)\./],
  /** Consoles, and the pictures of HumanOS. */
  scenes: [
    /\/site\/console-scene\/(SceneBar|plan-progress|pulse-picture|use-console-scene)\./,
    /\/(agent-console|network-console|network-map|progress-console|pulse-console)\.styles\./,
    /\/console-scene\.machine\.|\/icons\/pause\.|\/illustrations\/console\./,
  ],
  /** The video and its posters. */
  video: [/\/(demo-poster(\.styles)?|DemoVideo|demo-video\.styles|use-demo-video|play-time)\./],
  /** Pictures of public pages. */
  spans: [
    /\/(span-path|closing-band)\.|\/illustrations\/(hollow-span|span-row|wordmark|scenes\/(drawing|scene-frame))\./,
  ],
  /** The questions on the demo form's page and the industries' pages. */
  questions: [/\/content\/site\/faq\.|\/question-list\.|\/icons\/arrow-down\./],
  /** The demo form's page, around its form. */
  booking: [
    /\/leads\/book-demo\/|\/pages\/(book-demo|thank-you)\.|\/_bare\/book-demo\.tsx\?tsr-split=component/,
  ],
  /** Titles and a picture of the pages of accounts. */
  accounts: [/\/pages\/(sign-in|sign-up|forgot-password)\.|\/span-card\./],
  /** Sections that several public pages show below their first screen. */
  sections: [
    /\/content\/(claims|site\/trust)\.|\/estimate\/(Estimate|estimate\.styles)\./,
    /\/features\/site\/(faq|trust)\.|\/ui\/(data\/stat|layout\/aside-section)\./,
  ],
  /** Small modules of the workspace. */
  workspace: [
    /\/(download|key-hub|key-presses|focus-queue|folded-text|duration-text|AsBuilt)\./,
    /\/(popover|segmented|icon-button|empty-state|card|select-options)\./,
    /\/icons\/(circle|trash|download|link-2)\.|\/workspace\/.*\/(use-search-list|undo-notice)\./,
    /\/content\/(sample\/workspace|workspace\/triage-words)\.|\/lib\/text\/csv\.|\/sample\/conversation\./,
  ],
  /** Machines and entries of the chatbot's page and its dialogs. */
  chatbot: [
    /\/(faq-list|document-uploads)\.machine\.|\/faq-entries\.|\/content\/workspace\/chatbot-setup\./,
  ],
};

/** Rolldown's groups for code splitting. */
export const bundleGroups = [
  ...Object.entries(bundles).map(([name, patterns], index) => ({
    name,
    priority: 100 - index,
    test: (id: string) => patterns.some((pattern) => pattern.test(id)),
  })),
  // A page's title and the texts that it comes from.
  { name: (id: string) => /\/head\/pages\/([\w-]+)\.ts/.exec(id)?.[1] ?? null, priority: 1 },
];

/** Chunks in the HTML of every public page; no later chunk has to preload them. */
export const early = /\/(?:rolldown-runtime|base|react|router)-/;

/**
 * Starts each file with a hint to V8: its functions are compiled while it arrives, on another
 * thread, not by the press that first calls them (decision 020). The hydration loader is a part of
 * every page and needs none.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'atlas',
    generateBundle: {
      // After Vite has put the list of files to preload at the start.
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk' && file.name !== 'loader')
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
