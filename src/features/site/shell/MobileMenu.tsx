import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ChevronDown, Menu, X } from 'lucide';
import { brand } from '#content/brand.ts';
import { menus } from '#content/navigation.ts';
import { signInLink } from '#content/site/sign-in-link.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Logo } from '#src/ui/layout/logo.tsx';
import { MenuList } from '#src/ui/overlay/menu-list.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import {
  FooterLink,
  Group,
  GroupTitle,
  Sheet,
  SheetBar,
  SheetBody,
  SheetButton,
  SheetFoot,
} from '#src/features/page/mobile-menu.styles.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';
import { useModal } from '#src/ui/overlay/modal.ts';

declare module 'react' {
  // Invoker commands, missing from React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

const id = 'site-menu';

/** Before hydration the browser runs the command; afterwards the page does. */
const overrideCommand = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};

/**
 * Renders a button that opens a full-height sheet with three disclosure groups on small screens.
 */
export function MobileMenu() {
  const { dialog, isOpen, open, close } = useModal(onWideViewport);
  return (
    <>
      <SheetButton
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        command="show-modal"
        commandfor={id}
        onClick={overrideCommand(open)}
      >
        <Icon as={Menu} size={20} />
      </SheetButton>
      <FooterLink href="#site-links">Menu</FooterLink>
      <Sheet id={id} aria-label="Menu" ref={dialog}>
        <SheetBar>
          <Link to="/" aria-label={`${brand.name} home`} onClick={close}>
            <Logo name={brand.name} />
          </Link>
          <SheetButton
            type="button"
            aria-label="Close menu"
            command="close"
            commandfor={id}
            onClick={overrideCommand(close)}
          >
            <Icon as={X} size={20} />
          </SheetButton>
        </SheetBar>
        <SheetBody>
          <nav aria-label="Main">
            {menus.map((menu) => (
              <Group key={menu.id} name="menu">
                <GroupTitle>
                  {menu.label}
                  <Icon as={ChevronDown} size={20} />
                </GroupTitle>
                {menu.groups.map(({ heading, items }) => (
                  <div key={heading ?? menu.id}>
                    {heading ? <h3>{heading}</h3> : null}
                    <MenuList items={items} onPick={close} />
                  </div>
                ))}
              </Group>
            ))}
          </nav>
        </SheetBody>
        <SheetFoot>
          <ButtonLink to="/book-demo" wide onClick={close}>
            Book a Demo
          </ButtonLink>
          <ButtonLink to={signInLink.href} kind="secondary" wide onClick={close}>
            {signInLink.label}
          </ButtonLink>
        </SheetFoot>
      </Sheet>
    </>
  );
}
