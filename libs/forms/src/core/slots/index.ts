export {
  bookingDays,
  hoursOf,
  lastBookingDay,
  slotsOf,
  timesOf,
  type BookingDays,
  type Consultant,
} from './slots.ts';
