import { useQuery } from '@apollo/client/react';
import { StatCards } from '../components/StatCards.js';
import { userMessages as text } from './messages.js';
import { USER_STATISTICS } from './users.operations.js';

export function UserStatistics() {
  const counts = useQuery(USER_STATISTICS).data?.userStatistics;
  return (
    <StatCards
      label={text.statistics}
      stats={[
        { title: text.totalUsers, value: counts?.totalCount.toLocaleString() },
        { title: text.verifiedUsers, value: counts?.verifiedCount.toLocaleString() },
        { title: text.adminUsers, value: counts?.adminCount.toLocaleString() },
        { title: text.activeUsers, value: counts?.activeCount.toLocaleString() },
      ]}
    />
  );
}
