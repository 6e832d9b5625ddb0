export { SmartCallPopup, type SmartCallPopupProps } from './SmartCallPopup.tsx';
export { callTouchForm } from './call-touch.form.ts';
