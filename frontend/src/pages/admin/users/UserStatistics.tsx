import { useQuery } from '@apollo/client/react';
import { StatCards } from '../components/StatCards.js';
import { userMessages as text } from './messages.js';
import { USER_STATISTICS } from './users.operations.js';
import { formatNumber } from '../../../shared/format/numbers.js';

export function UserStatistics() {
  const counts = useQuery(USER_STATISTICS).data?.userStatistics;
  return (
    <StatCards
      label={text.statistics}
      stats={[
        { title: text.totalUsers, value: counts && formatNumber(counts.totalCount) },
        { title: text.verifiedUsers, value: counts && formatNumber(counts.verifiedCount) },
        { title: text.adminUsers, value: counts && formatNumber(counts.adminCount) },
        { title: text.activeUsers, value: counts && formatNumber(counts.activeCount) },
      ]}
    />
  );
}
