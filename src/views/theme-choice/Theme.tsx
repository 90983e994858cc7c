import type { ReactNode } from 'react';
import { ThemeProvider } from './theme-context';
import { useRestoredTheme } from './use-theme-choice';

function Restored({ children }: { children: ReactNode }) {
  useRestoredTheme();
  return children;
}

/** One theme for everything inside; the head script has painted it before this runs. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <Restored>{children}</Restored>
    </ThemeProvider>
  );
}
