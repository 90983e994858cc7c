/** The looks of a chat that a customer chooses, as texts: the snippet's attributes hold them. */
export interface ChatLooks {
  /** The color of the buttons as `#rrggbb`; empty for the standard colors. */
  color: string;
  /** `left` or `right`; empty for the end of a line in the page's direction. */
  corner: string;
  /** The distances to the edges of the window, in px. */
  side: string;
  bottom: string;
  /** The text of the chat's button; empty for an icon only. */
  launcher: string;
  /** `light` or `dark`; empty for the page's. */
  scheme: string;
  /** `on` if the greeting appears without a click. */
  greet: string;
}

export const defaultLooks: Readonly<ChatLooks> = {
  color: '',
  corner: '',
  side: '16',
  bottom: '16',
  launcher: '',
  scheme: '',
  greet: '',
};

/** The values of the looks that radio buttons show. */
export const lookChoices = {
  corner: ['', 'right', 'left'],
  scheme: ['', 'light', 'dark'],
} as const;

/** The copy of the card "Appearance" in Chatbot Setup. */
export const looksWords = {
  title: 'Appearance',
  labels: {
    color: 'Color',
    corner: 'Corner',
    side: 'Side distance',
    bottom: 'Bottom distance',
    launcher: 'Button text',
    scheme: 'Theme',
    greet: 'Show the greeting without a click',
  },
  malformed: {
    color: 'Enter # and six hexadecimal digits, such as #00515E.',
    side: 'Enter a whole number from 0 to 200.',
    bottom: 'Enter a whole number from 0 to 200.',
    launcher: 'Use at most 24 characters.',
  },
  pickColor: 'Pick a color',
  standardColor: 'Empty for teal on light pages and yellow on dark pages.',
  ink: { '#ffffff': 'White', '#000000': 'Black' },
  textContrast: (ink: string, ratio: string) =>
    `${ink} text on this color has a contrast of ${ratio} : 1.`,
  backdrops: { light: 'a light page', dark: 'a dark page' },
  weak: (ratio: string, backdrop: string) =>
    `The contrast of this color with ${backdrop} is ${ratio} : 1. Visitors may overlook the button; 3 : 1 is enough.`,
  take: (color: string) => `Use ${color}`,
  options: {
    corner: { '': 'Auto', right: 'Bottom right', left: 'Bottom left' },
    scheme: { '': 'Like the page', light: 'Light', dark: 'Dark' },
  },
  cornerHint: 'Auto is bottom right, and bottom left on right-to-left pages.',
  offsetHint: '0 to 200 px',
  launcherHint: (length: number) => `${length} of 24 characters. Empty for an icon only.`,
  greetHint:
    'Once per visitor, after 5 seconds. Never over a dialog, and not for visitors who save data.',
} as const;
