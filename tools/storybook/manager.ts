import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Меридиан 30',
    colorPrimary: '#12202A',
    colorSecondary: '#C93A0C',
    appBg: '#EEF2F4',
    textColor: '#12202A',
    appBorderRadius: 2,
    inputBorderRadius: 2,
  }),
});
