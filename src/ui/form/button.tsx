import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Label, LoaderLine, StyledButton, StyledButtonLink } from './button.styles';

type ButtonProps = ComponentProps<typeof StyledButton> & { busy?: boolean };

/** Renders a button. While busy it keeps its label and shows a loader before it. */
export function Button({ busy = false, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <StyledButton type={type} aria-disabled={busy || undefined} {...rest}>
      {busy ? (
        <LoaderLine viewBox="0 0 14 10" aria-hidden="true">
          <path d="M1 2C4.8 7.3 9.2 7.3 13 2" />
        </LoaderLine>
      ) : null}
      <Label>{children}</Label>
    </StyledButton>
  );
}

/** A link to another page of the site, styled as a button. */
export const ButtonLink = createLink(StyledButtonLink);
