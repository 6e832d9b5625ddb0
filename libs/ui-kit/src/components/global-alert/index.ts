export { GlobalAlert, useGlobalAlert, type AlertMessage, type ShowAlert } from './GlobalAlert.tsx';
