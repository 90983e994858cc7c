import { ChevronDown } from 'lucide';
import { menus } from '#content/navigation.ts';
import { MenuList } from '#src/ui/overlay/menu-list.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Bar, GroupHeading, Item, Panel, Reach, Trigger } from './header-dropdown.styles';
import { useHeaderDropdown } from './use-header-dropdown';

const menuIds = menus.map((menu) => menu.id);

/** Renders the header's three menus on wide screens: disclosure buttons with panels of links. */
export function HeaderDropdown() {
  const { navProps, itemProps, triggerProps, panelProps, listProps } = useHeaderDropdown(menuIds);
  return (
    <nav aria-label="Main" {...navProps}>
      <Bar role="list">
        {menus.map((menu) => (
          <Item key={menu.id} {...itemProps(menu.id)}>
            <Trigger type="button" {...triggerProps(menu.id)}>
              {menu.label}
              <Icon as={ChevronDown} />
            </Trigger>
            <Reach menu={menu.id} {...panelProps(menu.id)}>
              <Panel menu={menu.id}>
                {menu.groups.map(({ heading, items }, group) => (
                  <div key={heading ?? menu.id}>
                    {heading ? <GroupHeading>{heading}</GroupHeading> : null}
                    <MenuList items={items} {...listProps(menu.id, group)} />
                  </div>
                ))}
              </Panel>
            </Reach>
          </Item>
        ))}
      </Bar>
    </nav>
  );
}
